/*
 * A document for tests that run the server in their own process. It needs Node's own globals, so the document is put
 * beside them instead of in their place. Import this before anything that looks for a document.
 */
import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html><body></body>", { url: "http://localhost/" });
Object.assign(globalThis, {
  window,
  document: window.document,
  navigator: window.navigator,
  IS_REACT_ACT_ENVIRONMENT: true,
});

const { configure } = await import("@testing-library/react");
configure({ asyncUtilTimeout: 20_000 });
