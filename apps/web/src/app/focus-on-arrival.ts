import type { AppRouter } from "./router.ts";

/**
 * Moves the focus to the screen after a change of page, as a browser does for documents, so that the keyboard and who
 * listens begin there. A change of the search parameters alone leaves the focus where it is.
 */
export function focusOnArrival(router: AppRouter): void {
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const screen = document.getElementById("main");
    if (screen && !screen.contains(document.activeElement)) screen.focus({ preventScroll: true });
  });
}
