import { expect, it } from "vitest";
import { implementations } from "../../services.ts";
import { routesOf } from "./router.ts";

it("puts fixed segments before placeholders, so that a word is not taken for a key", () => {
  const paths = routesOf(implementations).map(({ path }) => path);
  expect(paths.indexOf("/api/customers/customer/lookup")).toBeGreaterThan(-1);
  expect(paths.indexOf("/api/customers/customer/lookup")).toBeLessThan(
    paths.indexOf("/api/customers/customer/:customerId"),
  );
});
