"""What ``scripts/bench`` runs: the product's speed and size, beside what a user would pick else.

``timing`` measures, ``rows`` holds what came out and prints it; each of the other modules
has a list ``BENCHES``. Peers are installed into an environment of the bench's own.
"""
