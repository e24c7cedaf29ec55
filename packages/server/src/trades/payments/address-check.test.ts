import { expect, it } from "vitest";
import { checkAddress } from "./address-check.ts";

const known = [
  { address1: "3400 Detroit Avenue", zip: "43610-2210" },
  { address1: "88 Harbor Road", zip: "45402" },
];

it.each([
  ["3400 DETROIT AVE.", "43610", "Y"],
  ["88 harbor rd", "45402-1111", "Y"],
  ["88 Harbor Road", "43610", "A"],
  ["1 Other Street", "43610", "Z"],
  ["1 Other Street", "90210", "N"],
  ["", "43610", "Z"],
  ["", "", "U"],
])("%s, %s is %s", (address1, zip, code) => {
  expect(checkAddress({ address1, zip }, known)).toBe(code);
});

it("has nothing to say where no address is known", () => {
  expect(checkAddress({ address1: "1 Main", zip: "43610" }, [{ address1: null, zip: null }])).toBe("U");
});
