"""How findings are shown: Markdown tables, HTML pages with plots, CSV and Parquet files.

Everything is worded by the lab's own catalogues, in the names of the game that was measured.
"""
