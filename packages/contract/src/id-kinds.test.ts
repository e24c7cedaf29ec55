import { expect, it } from "vitest";
import { idKindOf } from "./id-kinds.ts";

it.each([
  ["customerId", "Customer", "customer"],
  ["customer_id", "JobPriceHeader", "customer"],
  ["usersUid", "TransUser", "user"],
  ["distributorUid", "ReplenishmentItem", "distributor"],
  ["cartHdrUid", "CartHeader", "cart"],
  ["id", "/users/{id}/groups", "user"],
  ["id", "/contracts/{id}", undefined],
  ["parentId", "MenuItem", undefined],
  ["quantity", "CartLine", undefined],
])("knows that `%s` of %s numbers a record of the kind %s", (name, owner, kind) => {
  expect(idKindOf(name, owner, {})).toBe(kind);
});

it("leaves the number open that is an item's or an own product's", () => {
  expect(idKindOf("invMastUid", "StockroomPart", { invProfileLineType: {} })).toBeUndefined();
  expect(idKindOf("invMastUid", "CartLine", {})).toBe("item");
});
