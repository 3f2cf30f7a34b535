"""The language of a table: its texts, rules and explanations."""

from subrosa.terminal.panel import panel_for
from subrosa.terminal.session.explain import Explainer
from subrosa.terminal.session.rules import rules_of
from subrosa.terminal.session.session import Session
from subrosa.texts import Texts


class Speaking:
    """Whoever shows a session to people, in lines or on a screen."""

    session: Session

    def speak(self, language: str) -> None:
        """Go on in this language."""
        session = self.session
        session.table.language = language
        self.texts = Texts(language, session.game, session.table.names)
        self.panel = panel_for(session.game, self.texts)
        self.rules = rules_of(session.game, language)
        self.explainer = Explainer(session, self.texts, self.panel, self.rules)
