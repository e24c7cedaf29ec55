/** The numbers of a list that came as `4,7` or as a list; none when it was left out or is empty. */
export function numbersOf(list: string | readonly number[] | undefined): number[] | undefined {
  return wordsOf(typeof list === "string" ? list : list?.map(String))?.map(Number);
}

/** The words of a list that came as `safety,7` or as a list; none when it was left out or is empty. */
export function wordsOf(list: string | readonly string[] | undefined): string[] | undefined {
  const parts = (typeof list === "string" ? list.split(",") : (list ?? [])).map((part) => part.trim()).filter(Boolean);
  return parts.length > 0 ? parts : undefined;
}
