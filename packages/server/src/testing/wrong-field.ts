import { expect } from "vitest";

/**
 * What a refusal of one field looks like: its path, and the sentence that says why.
 *
 * @example
 * await expect(api.vmi.warehouse.create(input).data).rejects.toMatchObject(wrongField("customerId", /no customer/));
 */
export function wrongField(path: string, message: RegExp): object {
  return { status: 400, errors: [{ path, message: expect.stringMatching(message) }] };
}
