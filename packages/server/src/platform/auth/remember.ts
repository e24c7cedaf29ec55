/** How many a process remembers; a forgotten one is read again. */
const most = 10_000;

/**
 * Remembers what was read for some time: whoever asks meanwhile gets the same, and many who ask at once are one reading. A
 * reading that failed is remembered by nobody.
 *
 * @param milliseconds how long; 0 reads each time
 *
 * @example
 * const known = remember<User>(15_000);
 * await known("17@demo", () => readUser(17), Date.now());
 */
export function remember<T>(milliseconds: number): (key: string, read: () => Promise<T>, now: number) => Promise<T> {
  const all = new Map<string, { readonly value: Promise<T>; readonly readAt: number }>();
  return (key, read, now) => {
    const known = all.get(key);
    if (known && now - known.readAt < milliseconds) return known.value;
    const value = read();
    // The oldest goes first; one that is read again stands last.
    all.delete(key);
    if (all.size >= most) all.delete(all.keys().next().value as string);
    all.set(key, { value, readAt: now });
    value.catch(() => all.delete(key));
    return value;
  };
}
