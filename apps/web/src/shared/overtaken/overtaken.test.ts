import { ApiError } from "@purvey/client/errors";
import { expect, it } from "vitest";
import { overNewest, seenOf } from "./overtaken.ts";

/** A record that refuses who goes by an older version; `others` store theirs right after it was read. */
function record(others: readonly number[]) {
  const waiting = [...others];
  let [value, version] = [0, 1];
  const read = () => {
    const seen = { value, version };
    const other = waiting.shift();
    if (other !== undefined) [value, version] = [other, version + 1];
    return seen;
  };
  const store = async (next: number, expected: number) => {
    if (expected !== version) throw new ApiError("RESOURCE_CONFLICT", 409, "Somebody was first.");
    [value, version] = [next, version + 1];
    return value;
  };
  return { read, store };
}

it("works out the change anew from what others stored in between, and loses none of it", async () => {
  const { read, store } = record([10, 20]);
  const add = () => {
    const { value, version } = read();
    return store(value + 1, version);
  };
  expect(await overNewest(add)).toBe(21);
});

it("hands on every other refusal at once", async () => {
  let tries = 0;
  const refuse = () => {
    tries += 1;
    return Promise.reject(new ApiError("BUSINESS_LOGIC_ERROR", 422, "Not like this."));
  };
  await expect(overNewest(refuse)).rejects.toThrow("Not like this.");
  expect(tries).toBe(1);
});

it("keeps what was seen when a field was first changed, and forgets fields that are not changed any more", () => {
  const first = seenOf({}, ["name"], () => "Bolt");
  expect(first).toEqual({ name: "Bolt" });
  expect(seenOf(first, ["name", "brand"], (field) => `another's ${field}`)).toEqual({
    name: "Bolt",
    brand: "another's brand",
  });
  expect(seenOf(first, [], () => "Nut")).toEqual({});
});
