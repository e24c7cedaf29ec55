import { loadFaces } from "./load-faces.ts";

/** What a screen is made of. */
export interface ScreenFiles {
  /** The scripts without which it cannot be shown. */
  readonly first: readonly string[];
  /** The scripts that it asks for once it is shown. */
  readonly later: readonly string[];
}

/** The files of screens, by the patterns of their paths: sources of regular expressions. */
export type FilesOfScreens = Readonly<Record<string, ScreenFiles>>;

/** Reads a list of {@link FilesOfScreens} that stands in a file of its own. */
export type ReadFiles = (url: string) => Promise<FilesOfScreens>;

/**
 * Asks for the first scripts of the screen at a path, as the build listed them: on the element of this script for those that
 * people begin with, for all others in the file that it names.
 *
 * @returns asks for what comes later, and for the faces: while the first scripts run, the network has nothing else to do
 */
export function preloadScreen(page: Document, path: string, read: ReadFiles): () => void {
  const { screens = "{}", further = "" } = page.currentScript?.dataset ?? {};
  const find = async () => filesOf(JSON.parse(screens), path) ?? filesOf(await read(further), path);
  // Where no list comes, the application asks for everything itself.
  const found = find().catch(() => undefined);
  void found.then((files) => preload(page, files?.first));
  return () =>
    void found.then((files) => {
      preload(page, files?.later);
      if (files?.later.length) loadFaces(page);
    });
}

function preload(page: Document, files: readonly string[] = []): void {
  for (const href of files) {
    const link = page.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    page.head.append(link);
  }
}

/** The files that a path needs; nothing where the build did not list it. */
export function filesOf(screens: FilesOfScreens, path: string): ScreenFiles | undefined {
  return screens[Object.keys(screens).find((pattern) => new RegExp(pattern).test(path)) ?? ""];
}
