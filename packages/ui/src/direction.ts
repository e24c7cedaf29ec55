/**
 * Which way lines run where an element stands: 1 to the right, -1 to the left, as the nearest `dir` says.
 *
 * @example
 * offset += (event.clientX - from) * aheadOf(event.currentTarget);
 */
export function aheadOf(element: Element): 1 | -1 {
  return element.closest<HTMLElement>("[dir]")?.dir === "rtl" ? -1 : 1;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/**
 * A pressed key as it would be where lines run to the right: the arrow that points ahead is `ArrowRight` in every script.
 *
 * @example
 * const by = moves[keyAhead(event)]; // ArrowRight: on to the next
 */
export function keyAhead({ key, currentTarget }: { readonly key: string; readonly currentTarget: Element }): string {
  return aheadOf(currentTarget) > 0 ? key : (mirrored[key] ?? key);
}
