"""python -m tests.transcripts.write: write all transcripts anew. Look at the difference before you commit it."""

from tests.transcripts import HERE, written

if __name__ == "__main__":
    for name, game in written().items():
        (HERE / name).write_text(game.play(), "utf-8")
