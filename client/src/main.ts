import "virtual:fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./boards/colours";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./lib/settings.svelte";
import { startWorker } from "./lib/worker";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
applySettings(); // before anything is seen, so that nobody in the dark is dazzled
target.replaceChildren(); // the name of the house, which was there until now
mount(App, { target });
startWorker();
