import type { AppRouter } from "./router.ts";

/**
 * Moves the focus to the screen after a change of page, as a browser does for documents, so that the keyboard and who
 * listens begin there. A change of the search parameters alone leaves the focus where it is, and so does a page that
 * comes while somebody types elsewhere already: what is typed next would be keys of the screen.
 */
export function focusOnArrival(router: AppRouter): void {
  const acts = countActs();
  router.subscribe("onBeforeNavigate", acts.noteLeaving);
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const screen = document.getElementById("main");
    const focused = document.activeElement;
    if (!screen || screen.contains(focused) || (acts.goesOn() && focused?.matches("input, textarea, select"))) return;
    screen.focus({ preventScroll: true });
  });
}

/** Whether somebody did something on the page that they leave, after what made them leave it. */
function countActs() {
  let acts = 0;
  let leaving = 0;
  let isActing = false;
  const act = () => {
    acts += 1;
    isActing = true;
    setTimeout(() => {
      isActing = false;
    });
  };
  for (const kind of ["keydown", "pointerdown", "click"]) addEventListener(kind, act, { capture: true });
  return {
    /** A page that the application changes by itself was not asked for by the key that was pressed last. */
    noteLeaving: () => {
      if (isActing) leaving = acts;
    },
    goesOn: () => acts > leaving,
  };
}
