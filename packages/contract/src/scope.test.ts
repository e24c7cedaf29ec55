import { expect, it } from "vitest";
import { services } from "./services/index.ts";

/** Fields that name a record of a customer or a user, whatever the endpoint. */
const naming =
  /^(customer_?id|contact_?id|users?_?id|ship_?to_?id|cartHdrUid|checkoutUid|warehouseUid|transactionSetupId|paymentAccountId)$/i;

/** The site's own endpoints that take such a field all the same, each with the reason. */
const ofStaff: Readonly<Record<string, string>> = {
  "imports.import.impOeHdr.update": "the ERP's number of a ship-to, in an order that staff corrects on its way there",
  "warehouseOps.binTransfer.create": "who moved the stock, written down by the warehouse",
  "warehouseOps.receiving.create": "who received, written down by the warehouse",
  "warehouseOps.purchaseOrderReceipt.create": "who received, written down by the warehouse",
  "warehouseOps.transfer.create": "who asked for the transfer, written down by the warehouse",
  "warehouseOps.transferShipping.create": "who shipped, written down by the warehouse",
  "warehouseOps.transferReceipt.create": "who received, written down by the warehouse",
};

const endpoints = Object.values(services).flatMap((service) => Object.values(service.endpoints));

it("leaves no field that names somebody's record to an endpoint of the whole site", () => {
  const open = endpoints
    .filter(({ scope }) => scope.kind === "site" || scope.kind === "public")
    .filter(({ input }) => Object.keys(input.properties).some((field) => naming.test(field)))
    .map(({ id }) => id);
  expect(open.sort()).toEqual(Object.keys(ofStaff).sort());
});

it("names fields that the input has", () => {
  const unknown = endpoints.flatMap(({ id, input, scope }) =>
    Object.keys(scope.records).flatMap((field) => (field in input.properties ? [] : [`${id} ${field}`])),
  );
  expect(unknown).toEqual([]);
});

it("answers without a token exactly where the scope is public", () => {
  const odd = endpoints.filter(({ permission, scope }) => (permission === "none") !== (scope.kind === "public"));
  expect(odd.map(({ id }) => id)).toEqual([]);
});
