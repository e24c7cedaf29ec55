import { JSDOM } from "jsdom";
import type { Environment } from "vitest/runtime";

/**
 * A document for tests that run the server in their own process. It needs Node's own globals, so the document is put
 * beside them instead of in their place, once for all files of a process.
 */
export default {
  name: "document-beside-node",
  viteEnvironment: "ssr",
  setup(global) {
    if (!("document" in global)) {
      const { window } = new JSDOM("<!doctype html><body></body>", { url: "http://localhost/" });
      const { document, navigator } = window;
      Object.assign(global, { window, document, navigator, IS_REACT_ACT_ENVIRONMENT: true });
    }
    return { teardown: () => undefined };
  },
} satisfies Environment;
