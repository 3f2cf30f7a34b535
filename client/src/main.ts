import "virtual:fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./boards/colours";
import { mount } from "svelte";
import App from "./App.svelte";
import { quick, whenQuiet } from "./lib/quiet";
import { applySettings } from "./lib/settings.svelte";
import { startWorker } from "./lib/worker";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
applySettings(); // before anything is seen, so that nobody in the dark is dazzled
target.replaceChildren(); // the name of the house, which was there until now
// Words are read before they are pretty, unless the letters will be here at once, too.
const write = (): void => void (document.documentElement.dataset.letters = "own");
if (quick()) write();
else whenQuiet(write);
mount(App, { target });
startWorker();
