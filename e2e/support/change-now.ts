import { expect } from "vitest";

/** Changes a record until that is seen of the time of its last change, which has whole seconds. */
export async function changeNow(timeOf: () => Promise<string>, change: () => PromiseLike<unknown>): Promise<void> {
  const before = await timeOf();
  const after = async () => {
    await change();
    return timeOf();
  };
  await expect.poll(after).not.toBe(before);
}
