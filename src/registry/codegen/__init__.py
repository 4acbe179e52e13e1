"""Compiled tables to text: constants, tables, schema and reference.

``build.py`` decides what is written and writes it; ``render.py`` makes every text;
the views prepare what the templates only lay out. Nothing here reads ``generated/``
to make it, so a broken output can always be built anew.
"""
