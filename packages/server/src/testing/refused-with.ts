/**
 * The status each call was refused with, in their order; 200 for one that was not. Waits for all of them.
 *
 * @example
 * expect(await refusedWith(brands.get({ id: 99 }), brands.delete({ id: 99 }))).toEqual([404, 404]);
 */
export async function refusedWith(...calls: readonly Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(calls);
  return settled.map((call) => (call.status === "fulfilled" ? 200 : (call.reason as { status?: unknown }).status));
}
