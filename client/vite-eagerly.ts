// Chromium compiles a function when it is first called, which is a fifth of what a slow phone does before a table is seen. A file
// that begins with this remark it compiles as a whole, beside the page, while it arrives. Other browsers read past it.
import type { Plugin } from "vite";

const EAGERLY = "//# allFunctionsCalledOnLoad\n";

export function eagerly(): Plugin {
  return {
    name: "subrosa-eagerly",
    apply: "build",
    generateBundle: {
      order: "post", // it has to be the first line
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = EAGERLY + file.code;
      },
    },
  };
}
