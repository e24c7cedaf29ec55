import { expect, it } from "vitest";
import { wasOvertaken } from "./was-overtaken.ts";

it("tells of another text that was stored meanwhile, not of the same one and not of none", () => {
  const edit = { seen: "Bolt", typed: "Hex bolt" };
  expect(wasOvertaken({ ...edit, stored: "Bolt, hex" })).toBe(true);
  expect(wasOvertaken({ ...edit, stored: "" })).toBe(true);
  expect(wasOvertaken({ ...edit, stored: "Bolt" })).toBe(false);
  expect(wasOvertaken({ ...edit, stored: "Hex bolt" })).toBe(false);
});
