const faces = '1em "Atkinson Hyperlegible Next Variable","Atkinson Hyperlegible Mono Variable"';

/** Asks for the faces of text and of part numbers, which the style sheet names. */
export function loadFaces({ fonts }: Pick<Document, "fonts">): void {
  void fonts.load(faces);
}

/**
 * Asks for the faces before the first words, which would move when they came after them: where the running script came
 * out of the browser's memory, as all else of its build does. Over a network they would come in the way of the words.
 */
export function loadKeptFaces(page: Document, timeline: Pick<Performance, "getEntriesByName">): void {
  const { src } = page.currentScript as HTMLScriptElement;
  const [loaded] = timeline.getEntriesByName(src) as PerformanceResourceTiming[];
  if (loaded?.transferSize === 0) page.addEventListener("DOMContentLoaded", () => loadFaces(page));
}
