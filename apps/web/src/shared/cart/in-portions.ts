/** How many lines a call adds to a cart or changes at most. */
const mostAtOnce = 1000;

/** Lines in as many portions as it takes calls to send them. */
export function inPortions<Line>(lines: readonly Line[]): Line[][] {
  return Array.from({ length: Math.ceil(lines.length / mostAtOnce) }, (_, portion) =>
    lines.slice(portion * mostAtOnce, (portion + 1) * mostAtOnce),
  );
}
