import { rule } from "@purvey/contract/testing/rule";
import { beforeAll, expect } from "vitest";
import { world } from "./load/examples/world/names.ts";
import { implementations } from "./services.ts";
import { inputOf } from "./testing/authority/inputs.ts";
import { addRecords, type Records } from "./testing/authority/records.ts";
import { describeServer } from "./testing/describe-server.ts";
import { rawRequest } from "./testing/raw-request.ts";
import { tableHashes } from "./testing/table-hashes.ts";

/** A call about own records that names one of Northgate's in one field, and how it is refused. */
type Crossing = readonly [
  endpoint: string,
  foreign: (northgate: Records) => Readonly<Record<string, unknown>>,
  status: number,
];

const crossings: readonly Crossing[] = [
  ["customers.customer.orders.get", () => ({ orderNo: world.orders.firstInvoiced }), 404],
  ["customers.customer.invoices.get", () => ({ invoiceNo: world.invoices.paid }), 404],
  ["customers.customer.quotes.get", () => ({ quoteNo: world.quotes.open }), 404],
  ["customers.customer.contacts.create", () => ({ addressId: world.shipTos.plantToledo }), 400],
  ["content.users.create", ({ contactId }) => ({ contactId }), 400],
  ["content.users.create", ({ customerId }) => ({ customerId }), 404],
  ["items.itemWishlist.hdr.get", ({ list }) => ({ hdr: list }), 404],
  ["items.itemWishlist.hdr.createLine", ({ list }) => ({ hdr: list }), 404],
  ["items.itemWishlist.hdr.line.delete", ({ listLine }) => ({ line: listLine }), 404],
  ["commerce.cartHdr.list", ({ customerId }) => ({ customerId }), 404],
  ["commerce.cartHdr.lookup", ({ customerId }) => ({ customerId }), 404],
  ["commerce.cartHdr.lookup", ({ contactId }) => ({ contactId }), 404],
  ["commerce.checkout.create", ({ cart }) => ({ cartHdrUid: cart }), 404],
  ["commerce.checkout.doc", ({ cart }) => ({ cartHdrUid: cart }), 400],
  ["commerce.checkout.prophet21Hdr.create", ({ customerId }) => ({ header: { customerId } }), 400],
  ["commerce.checkout.prophet21Hdr.create", ({ contactId }) => ({ header: { contactId } }), 400],
  ["commerce.checkout.prophet21Hdr.create", ({ usersId }) => ({ header: { userId: usersId } }), 400],
  ["commerce.checkout.prophet21Hdr.create", () => ({ paymentAccount: { paymentAccountId: "pa_northgate_visa" } }), 404],
  [
    "commerce.checkout.prophet21Hdr.prophet21Line.create",
    ({ orderOfCheckout }) => ({ prophet21HdrUid: orderOfCheckout }),
    404,
  ],
  ["payments.unified.accountQuery", ({ customerId }) => ({ customerId }), 404],
  ["vmi.warehouse.create", ({ invProfileHdrUid }) => ({ invProfileHdrUid }), 400],
  ["vmi.warehouse.update", ({ invProfileHdrUid }) => ({ invProfileHdrUid }), 400],
  ["vmi.warehouse.update", ({ customerId }) => ({ customerId }), 400],
  ["vmi.warehouse.transfer", ({ warehouseUid }) => ({ toWarehouseUid: warehouseUid }), 404],
  ["vmi.warehouse.users.create", ({ colleague }) => ({ usersId: colleague }), 400],
  ["vmi.warehouse.replenish.create", ({ distributorsUid }) => ({ distributorUid: distributorsUid }), 400],
  ["vmi.restockHdr.create", ({ warehouseUid }) => ({ warehouseUid }), 404],
  ["vmi.restockHdr.create", ({ distributorsUid }) => ({ distributorsUid }), 400],
  ["vmi.restockHdr.update", ({ distributorsUid }) => ({ distributorsUid }), 400],
  ["vmi.distributors.update", ({ customerId }) => ({ customerId }), 400],
  ["vmi.sections.update", ({ customerId }) => ({ customerId }), 400],
  ["vmi.invProfileHdr.update", ({ customerId }) => ({ customerId }), 400],
  ["vmi.products.update", ({ distributorsUid }) => ({ distributorsUid }), 400],
  ["vmi.invProfileHdr.invProfileLine.get", ({ profileLine }) => ({ invProfileLineUid: profileLine }), 404],
  ["vmi.invProfileHdr.invProfileLine.update", ({ profileLine }) => ({ invProfileLineUid: profileLine }), 404],
  ["vmi.invProfileHdr.invProfileLine.delete", ({ profileLine }) => ({ invProfileLineUid: profileLine }), 404],
  ["vmi.invProfileHdr.invProfileLine.create", ({ sectionsUid }) => ({ sectionsUid }), 400],
  ["vmi.invProfileHdr.invProfileLine.create", ({ distributorsUid }) => ({ distributorsUid }), 400],
  [
    "vmi.invProfileHdr.invProfileLine.create",
    ({ productsUid }) => ({ invMastUid: productsUid, invProfileLineType: "products" }),
    400,
  ],
];

const endpoints = new Map(
  implementations.flatMap(({ service }) =>
    Object.values(service.endpoints).map((endpoint) => [endpoint.id, { service, endpoint }] as const),
  ),
);

describeServer("own records with one of somebody else's", (server) => {
  let own: Records;
  let northgate: Records;
  let token: string;
  /** Every table before the first call: none of them changes anything. */
  let untouched: Record<string, string>;
  beforeAll(async () => {
    [own, northgate] = [await addRecords(server(), "lakeside"), await addRecords(server(), "northgate")];
    const permissions = (await server().principalOf("ada")).permissions;
    const rights = [...permissions].filter((right) => !["customer.all", "stockroom.all"].includes(right));
    token = await server().app.tokens.issue({ ...(await server().principalOf("lena")), permissions: new Set(rights) });
    untouched = await tableHashes(server().db, "demo");
  });

  rule.each(crossings)("R215 %s %#", async (id, foreign, status) => {
    const { service, endpoint } = endpoints.get(id) ?? {};
    if (!service || !endpoint) throw new Error(`There is no endpoint \`${id}\`.`);
    const input = { ...inputOf(endpoint, own), ...foreign(northgate) };
    const refused = await rawRequest(server().app, service, endpoint, input, { token });
    expect(refused.status, JSON.stringify([input, refused.body])).toBe(status);
    const [field = ""] = Object.keys(foreign(northgate));
    if (status === 400) expect(JSON.stringify(refused.body.validationErrors)).toContain(field);
    expect(await tableHashes(server().db, "demo")).toEqual(untouched);
  });
});
