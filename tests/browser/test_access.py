"""For everyone: axe finds nothing on any page, and whole games can be played by keyboard or by ear alone."""

import random
import re
import time

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect

from tests.browser.axe import BUT_COLOURS, EVERYTHING, complaints, complaints_in_both_themes
from tests.browser.listener import Listener, Node
from tests.browser.support import DESKTOP, GAMES, PATIENCE, PHONE, Clicker, over, played_of, visitor
from tests.browser.tables import make, sit_down

pytestmark = pytest.mark.slow
TWICE_AS_LARGE = {"width": 640, "height": 400}  # 1280x800 at 200 %
CHANGED = ".part.shown, .tabs"  # what a tab of a phone brings, and the tabs themselves
ENOUGH = 1200.0  # seconds after which a game should be over on any machine
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What somebody who plays by keyboard meets, once the last key has had its effect and something is asked. One question
# instead of many: asking is what takes the time of a game of hundreds of decisions.
SITUATION = """async (patience) => {
  const here = (query) => document.querySelector(query) !== null;
  for (const end = Date.now() + patience; Date.now() < end;) {
    await new Promise((done) => setTimeout(done, 30));
    if (here(".end .ids")) return "over";
    if (here(".prompt") && document.activeElement === document.body) return "astray";
    if (here(".prompt .auto input:not(:checked)")) return "unticked";
    if (here(".prompt:not(.wait) .acts button:not(.ghost)"))
      return here(".acts button:not(.ghost):focus") ? "at an answer" : "elsewhere";
  }
  return "waiting";
}"""


def test_axe_finds_nothing_on_pages_for_everybody(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        found: list[str] = []
        for path in ("/", "/new?game=overlord", "/about", "/account", "/nowhere"):
            page.goto(address + path)
            page.locator("h1").first.wait_for()
            found += complaints_on_desk_and_phone(page, path)
        assert "\n".join(found) == ""
        # It sees the colours of pages that are not painted: a faint word would not escape it.
        page.emulate_media(color_scheme="light")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        page.locator("h1").first.evaluate("heading => { heading.style.color = '#bbb'; }")
        assert ["color-contrast" in one for one in complaints(page)] == [True]


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table_nor_in_its_rules(browser: Browser, address: str, game: str) -> None:
    """All on one page, without loading it again: a tool as large as axe is slow until it has run for a while."""
    with visitor(browser, PHONE) as context:
        page = context.new_page()
        page.goto(f"{address}/new?game={game}")
        page.locator(f"a[href='/rules/{game}']").click()
        page.locator("[id='rule-1']").wait_for()
        # All books have the same colours, and to ask for those of so many words takes longer than all the rest.
        found = complaints(page, f"rules of {game}", BUT_COLOURS)
        if game == GAMES[0]:  # one book also on a large page
            resize(page, DESKTOP)
            found += complaints(page, f"rules of {game} on a large page")
        page.go_back()
        page.get_by_role("button", name="Set the table").click()
        page.locator(".prompt:not(.wait) .acts button").first.wait_for()
        Clicker(page).play(3)
        found += complaints_on_desk_and_phone(page, game)
        for n, tab in enumerate(page.get_by_label("Parts of the table").get_by_role("button").all()[1:]):
            tab.click()
            expect(page.locator(CHANGED)).to_have_count(2)
            # With any of them the page is about something else than the board; the rest of it stays as it is.
            found += complaints(page, f"{game}, {tab.inner_text()}", within=CHANGED if n else "html")
        page.locator("header .help").click()
        page.locator("dialog .legend li").last.wait_for()
        found += complaints_in(page, f"what {game} is about", "dialog[open]")
        page.locator("dialog[open] .acts .ghost").click()  # the rules, beside the table
        page.locator("dialog[open] [id='rule-1']").wait_for()
        # Their words have been looked at before; what is around them is new, and has the same colours in all games.
        found += complaints_in(page, f"open rules of {game}", "dialog[open]", game == GAMES[0])
        assert "\n".join(found) == ""


def complaints_in(page: Page, where: str, part: str, colours: bool = True) -> list[str]:
    return complaints(page, where, EVERYTHING if colours else BUT_COLOURS, within=part)


def complaints_on_desk_and_phone(page: Page, where: str) -> list[str]:
    """Return what axe finds wrong in either theme on a large page, then on a small one."""
    found = []
    for size in (DESKTOP, PHONE):
        resize(page, size)
        found += complaints_in_both_themes(page, f"{where}, {size['width']} wide")
    return found


def resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(browser: Browser, address: str, game: str) -> None:
    """The focus is always where the next decision is made; axe looks at the ending, which every game has.

    Whoever plays by keys often has a page twice as large as others, which leaves a small part of it in sight.
    """
    with visitor(browser, TWICE_AS_LARGE) as context:
        page = context.new_page()
        if game == GAMES[0]:
            page.goto(address)
            page.locator(f"article[data-game={game}]").wait_for()
            expect(page.locator(f"article[data-game={game}] button")).to_contain_text(":")
            focus(page, None, f"article[data-game={game}] button")
            page.keyboard.press("Enter")
            page.wait_for_url("**/table/*")
        else:
            name, *company = played_of(game).SOON_OVER
            page.goto(f"{address}/table/{make(page, address, name, game, 'me', *company)}")
        # Nobody has to look for the prompt: it has the focus.
        expect(page.locator(".prompt :focus, .prompt:focus")).to_have_count(1)
        end = time.monotonic() + ENOUGH
        n = 0
        while (now := page.evaluate(SITUATION, PATIENCE)) != "over" and time.monotonic() < end:
            # The focus is lost at no time, or the next key would go nowhere.
            assert now != "astray"
            if now == "unticked":
                page.keyboard.press("p")
                focus(page, None, ".prompt .auto input")
                page.keyboard.press("Space")
                page.keyboard.press("p")
            n += 1
            if n % 2:
                page.keyboard.press(str(1 + n % 3))
            elif now == "at an answer":
                page.keyboard.press("Enter")
        assert over(page)
        expect(page.locator(".hero [aria-labelledby=tale]")).to_be_focused()
        resize(page, DESKTOP)
        found = complaints_in_both_themes(page, "ending")
        resize(page, PHONE)
        assert "\n".join(found + complaints(page, "ending on a phone")) == ""
        resize(page, DESKTOP)
        focus(page, re.compile("Watch the replay"))
        page.keyboard.press("Enter")
        page.wait_for_url("**/replay/0*")
        page.locator(".controls").wait_for()
        assert "\n".join(complaints(page, "replay")) == ""
        page.keyboard.press("ArrowRight")
        page.wait_for_url("**/replay/1*")


def focus(page: Page, name: "re.Pattern[str] | None", selector: str = "") -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        text: str = page.evaluate("document.activeElement?.innerText ?? ''")
        if name is not None and name.search(text):
            return
        if selector and page.evaluate("s => document.activeElement?.matches(s)", selector):
            return
    raise AssertionError(f"no way by Tab to {name or selector}")


def test_a_whole_game_by_the_accessibility_tree(browser: Browser, address: str) -> None:
    """On a phone, where the log is behind a tab: whatever is asked has been read aloud before it is answered."""
    with visitor(browser, PHONE) as context:
        page = context.new_page()
        sit_down(page, address, "overlord")
        ear = Listener(page)
        heard: list[str] = []
        chance = random.Random(5)
        end = time.monotonic() + ENOUGH
        while time.monotonic() < end:
            tree = ear.tree()
            lines = [line.text() for line in tree.find("log", "Read aloud")[0].find("paragraph")]
            heard += [line for line in lines if line not in heard[-60:]]
            if tree.find("heading", "How it was scored"):
                break
            prompt = tree.find("region", "^Your decision$")
            answers = answers_in(prompt[0]) if prompt else []
            if not answers:
                page.wait_for_timeout(40)
                continue
            assert all(one.name for one in answers), "a button without a name"
            question = prompt[0].find("paragraph")[0].text()
            expect(page.locator("#spoken")).to_contain_text(question)
            box = prompt[0].find("checkbox", "Pass for me")
            try:
                if box and box[0].states.get("checked") == "false":
                    ear.press(box[0], "Space")
                begun = [one for one in answers if one.name.startswith("Are you sure?")]
                ear.press(begun[0] if begun else chance.choice(answers))
            except Error:
                continue  # somebody else moved meanwhile, and the button is gone
        assert over(page)
        assert not any("One moment" in line for line in heard)
        assert re.search(r"wins|win\b|crown|Overlord", ear.heard()[-1])


def answers_in(prompt: Node) -> list[Node]:
    """Return the answers: no explanations, which stand in sentences, nor undo, nor what is picked already."""
    told = [button for sentence in prompt.find("paragraph") for button in sentence.find("button")]
    return [
        button
        for button in prompt.find("button")
        if button not in told and button.name != "Undo" and button.states.get("pressed") != "true"
    ]


def test_keys_go_to_the_parts_of_the_table(browser: Browser, address: str) -> None:
    with visitor(browser) as context:
        page = context.new_page()
        sit_down(page, address, "overlord")
        # Nobody else moves now, and the log stays where it is.
        page.locator(".prompt:not(.wait) .acts button").first.wait_for()
        page.locator("#hand [role=option]").first.wait_for()
        page.keyboard.press("h")
        expect(page.locator("#hand [role=option]").first).to_be_focused()
        page.keyboard.press("l")
        expect(page.locator("#log")).to_be_focused()
        # Names in it are no tab stops, but arrows lead to them.
        page.locator("#log .named").first.wait_for()
        page.locator("#log").evaluate("(log) => { log.style.flex = '0 0 4em'; log.scrollTop = 0; }")
        page.keyboard.press("ArrowLeft")
        page.evaluate(DRAWN)  # to reach a name may take scrolling, which puts no note away
        reached = page.locator("#log .named:focus")  # the newest at that time: bots may play on
        expect(reached).to_have_accessible_description(re.compile(r"\w"))
        expect(page.get_by_role("tooltip")).to_be_visible()
        name = reached.inner_text()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open] h2")).to_have_text(name)
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        # The first thing that Tab reaches leads past everything else.
        page.evaluate("() => { document.body.tabIndex = -1; document.body.focus(); }")
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Skip to your decision")).to_be_focused()
        expect(page.get_by_role("button", name="Skip to your decision")).to_be_in_viewport()
        page.keyboard.press("Enter")
        expect(page.locator(".prompt :focus, .prompt:focus")).to_have_count(1)
        # Whoever dictates can turn single keys off.
        page.add_init_script('localStorage[\'subrosa.settings\'] = \'{"keys": false, "met": ["overlord"]}\'')
        page.reload()
        page.locator("#hand [role=option]").first.wait_for()
        expect(page.locator(".prompt :focus, .prompt:focus")).to_have_count(1)
        page.keyboard.press("l")
        expect(page.locator(".prompt :focus, .prompt:focus")).to_have_count(1)


def test_chips_for_the_keyboard_come_when_a_key_asks_for_them(browser: Browser, address: str) -> None:
    """Whoever opens a table by its address has touched nothing yet, and browsers show where scripts put the focus."""
    with visitor(browser) as context:
        page = context.new_page()
        sit_down(page, address, "emerald")
        chips = page.locator(".elsewhere")
        chips.wait_for(state="attached")
        expect(page.locator(".prompt")).to_be_focused()
        assert width(chips) == 1
        focus(page, None, ".elsewhere .pick")
        assert width(chips) > 100
        # What the chip stands for explains itself, in a part of the page that has a name.
        expect(page.get_by_role("tooltip")).to_be_visible()
        assert complaints(page, "a chip with the focus", BUT_COLOURS) == []
        # They stay while one of them is clicked.
        first = chips.locator(".pick").first
        name = first.inner_text()
        first.click()
        expect(page.locator(".pick[aria-pressed=true]")).to_have_text(name)


def width(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def test_a_look_at_the_settings_leads_back_to_the_table(browser: Browser, address: str) -> None:
    """Nor does anything at a table look like a key and leave it: the first letter of one's name did."""
    with visitor(browser) as context:
        page = context.new_page()
        sit_down(page, address, "overlord")
        table = page.url
        settings = page.get_by_role("link", name="Settings")
        expect(settings).to_have_text("Settings")
        settings.click()
        page.wait_for_url("**/account")
        page.get_by_role("link", name="Back to the game").click()
        page.wait_for_url(table)
        expect(page.locator(".prompt")).to_be_visible()
