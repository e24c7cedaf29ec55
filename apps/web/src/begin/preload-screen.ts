/** The scripts of screens, by the beginning of their paths; a path that ends with `$` is meant whole. */
export type ScreenScripts = Readonly<Record<string, readonly string[]>>;

/** Asks for the scripts of the screen at a path, as the build listed them on the element of this script. */
export function preloadScreen(page: Document, path: string): void {
  const screens = JSON.parse(page.currentScript?.dataset.screens ?? "{}") as ScreenScripts;
  for (const href of scriptsOf(screens, path)) {
    const link = page.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    page.head.append(link);
  }
}

/** The scripts that a path needs; none where the build did not list it. */
export function scriptsOf(screens: ScreenScripts, path: string): readonly string[] {
  const whole = screens[`${path.replace(/(.)\/$/, "$1")}$`];
  return whole ?? screens[Object.keys(screens).find((start) => path.startsWith(start)) ?? ""] ?? [];
}
