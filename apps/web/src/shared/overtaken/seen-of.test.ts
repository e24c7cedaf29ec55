import { expect, it } from "vitest";
import { seenOf } from "./seen-of.ts";

it("keeps what was seen when a field was first changed, and forgets fields that are not changed any more", () => {
  const first = seenOf({}, ["name"], () => "Bolt");
  expect(first).toEqual({ name: "Bolt" });
  expect(seenOf(first, ["name", "brand"], (field) => `another's ${field}`)).toEqual({
    name: "Bolt",
    brand: "another's brand",
  });
  expect(seenOf(first, [], () => "Nut")).toEqual({});
});
