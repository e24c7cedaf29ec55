/** What a screen is made of. */
export interface ScreenFiles {
  /** The scripts without which it cannot be shown. */
  readonly first: readonly string[];
  /** What it asks for once it is shown: further scripts, and fonts. */
  readonly later: readonly string[];
}

/** The files of screens, by the beginning of their paths; a path that ends with `$` is meant whole. */
export type FilesOfScreens = Readonly<Record<string, ScreenFiles>>;

/**
 * Asks for the first scripts of the screen at a path, as the build listed them on the element of this script.
 *
 * @returns asks for what comes later: while the first scripts run, the network has nothing else to do
 */
export function preloadScreen(page: Document, path: string): () => void {
  const { first, later } = filesOf(JSON.parse(page.currentScript?.dataset.screens ?? "{}"), path);
  preload(page, first);
  return () => preload(page, later);
}

function preload(page: Document, files: readonly string[]): void {
  for (const href of files) {
    const link = page.createElement("link");
    const isFont = href.endsWith(".woff2");
    link.rel = isFont ? "preload" : "modulepreload";
    if (isFont) link.as = "font";
    link.crossOrigin = "";
    link.href = href;
    page.head.append(link);
  }
}

const none: ScreenFiles = { first: [], later: [] };

/** The files that a path needs; none where the build did not list it. */
export function filesOf(screens: FilesOfScreens, path: string): ScreenFiles {
  const whole = screens[`${path.replace(/(.)\/$/, "$1")}$`];
  return whole ?? screens[Object.keys(screens).find((start) => path.startsWith(start)) ?? ""] ?? none;
}
