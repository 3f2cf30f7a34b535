"""Draw the icons of the installed page from the rose: ./dev run python tools/app_icons.py

They are kept in client/public. A maskable icon is cut to any shape, so its rose is smaller and lies on velvet.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "client" / "public"
VELVET = "#5b1830"
ICONS = {
    "rose-192.png": (192, 1.0, ""),
    "rose-512.png": (512, 1.0, ""),
    "rose-maskable-512.png": (512, 0.68, VELVET),
}


def main() -> None:
    rose = (PUBLIC / "rose.svg").read_text("utf-8")
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, (size, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            width = round(size * share)
            page.set_content(
                f"<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh;"
                f" background: {ground or 'transparent'} }} svg {{ width: {width}px; height: {width}px }}</style>{rose}"
            )
            page.screenshot(path=str(PUBLIC / name), omit_background=not ground)
        browser.close()


if __name__ == "__main__":
    main()
