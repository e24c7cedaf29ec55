/** The least share of a pane, in percent. */
export const leastPane = 15;

/**
 * Moves the grip behind a pane: what the pane gains its neighbour loses, and neither becomes smaller than
 * {@link leastPane}.
 *
 * @example
 * movePane([40, 30, 30], 0, 5); // [45, 25, 30]
 */
export function movePane(sizes: readonly number[], index: number, by: number): readonly number[] {
  const [size = 0, neighbour = 0] = [sizes[index], sizes[index + 1]];
  const moved = Math.min(Math.max(by, leastPane - size), neighbour - leastPane);
  if (size + moved < leastPane || neighbour - moved < leastPane) return sizes;
  return sizes.with(index, size + moved).with(index + 1, neighbour - moved);
}
