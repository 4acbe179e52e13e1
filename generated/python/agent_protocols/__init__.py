# Generated from registry/*.toml by 'python -m registry build'; not to be edited.
"""Constants of agent protocols, made from a registry; one module a protocol.

- agent_protocols.a2a: Agent2Agent Protocol
- agent_protocols.acp: Agent Client Protocol
- agent_protocols.mcp: Model Context Protocol
Standard library only. Importing this package loads none of its modules.
"""
