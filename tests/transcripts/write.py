"""python -m tests.transcripts.write: write all transcripts anew. Look at the difference before you commit it."""

from tests.transcripts import HERE, transcripts

if __name__ == "__main__":
    for name, text in transcripts().items():
        (HERE / name).write_text(text, "utf-8")
