import { JSDOM } from "jsdom";
import type { Environment } from "vitest/runtime";

/**
 * A document for tests that run the server in their own process. It needs Node's own globals, so the document is put
 * beside them instead of in their place.
 */
export default {
  name: "document-beside-node",
  viteEnvironment: "ssr",
  setup(global) {
    const { window } = new JSDOM("<!doctype html><body></body>", { url: "http://localhost/" });
    const { document, navigator } = window;
    Object.assign(global, { window, document, navigator, IS_REACT_ACT_ENVIRONMENT: true });
    return { teardown: () => window.close() };
  },
} satisfies Environment;
