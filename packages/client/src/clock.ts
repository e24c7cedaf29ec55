/** Calls `over` after so many milliseconds, unless `clearTimeout` is called before. */
export function startTimer(over: () => void, milliseconds: number): ReturnType<typeof setTimeout> {
  return setTimeout(over, milliseconds);
}
