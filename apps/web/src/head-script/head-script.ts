import { loadKeptFaces } from "./load-faces.ts";
import { preloadScreen, type ReadFiles } from "./preload-screen.ts";
import { sendFirstReads } from "./send-first-reads.ts";

// Runs in the page's head, before its style sheet and its script have come: what they will ask for next is asked for now.
const read: ReadFiles = async (url) => (await fetch(url)).json();

try {
  const signedIn = sendFirstReads(window);
  window.purveyPreloadLater = preloadScreen(document, signedIn ? location.pathname : "/sign-in", read);
  loadKeptFaces(document, performance);
} catch {
  // Storage is forbidden, or holds something else: the application asks for everything itself.
}
