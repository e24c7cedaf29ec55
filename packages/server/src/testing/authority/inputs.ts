import type { Endpoint } from "@purvey/contract/endpoint";
import { exampleOf } from "@purvey/contract/example";
import { world } from "../../load/examples/world/names.ts";
import type { Records } from "./records.ts";

/** What an endpoint is called with. */
export type Input = Readonly<Record<string, unknown>>;

/** What fields of this name are given, whatever the endpoint. */
function named(records: Records): Input {
  return {
    ...records,
    customer_id: records.customerId,
    userId: records.usersId,
    cartHdrUid: records.cart,
    checkoutUid: records.checkout,
    invProfileLineUid: records.profileLine,
    paymentAccountId: "pa_northgate_visa",
    amount: 10,
    orderNo: world.orders.firstInvoiced,
    invoiceNo: world.invoices.paid,
    quoteNo: world.quotes.open,
    itemId: "NUT-M8-NY",
    postal_code: "43610",
    usersUid: records.colleague,
  };
}

/** What else an endpoint needs, by its id or by the beginning of ids. */
function special(records: Records): Readonly<Record<string, Input>> {
  const { invMastUid, usersId } = records;
  const part = { invMastUid, qtyReceived: 1, qtyUsed: 1, qtyToOrder: 1, qtyToTransfer: 1, qtyOnHand: 50 };
  const list = { id: usersId, hdr: records.list, line: records.listLine, fav: invMastUid, invMastUid };
  const spare = {
    warehouseUid: records.spareWarehouse,
    sectionsUid: records.spareSection,
    productsUid: records.spareProduct,
    distributorsUid: records.spareDistributor,
    invProfileHdrUid: records.spareProfile,
    restockHdrUid: records.spareRestock,
  };
  const contract = { id: records.contract, hdrId: records.contract, lineId: records.contractLine };
  return {
    "content.users.create": { username: "newbuyer", email: "newbuyer@northgatefab.example" },
    "content.users.": { id: records.colleague, groupId: 2 },
    "commerce.cartHdr.lookup": { userCartNo: 93, contactId: records.contactId },
    "commerce.cartLine.add": { lines: [{ itemId: "NUT-M8-NY", quantity: 100, unitOfMeasure: "EA" }] },
    "commerce.cartLine.update": { lines: [] },
    "commerce.cartLine.clear": { cartHdrUid: records.cleared },
    "commerce.cartLine.deleteLine": { lineNo: 1 },
    "commerce.checkout.create": { cartHdrUid: records.uncheckedCart },
    "commerce.checkout.activate": { checkoutUid: records.released },
    "commerce.approvals.create": { checkoutUid: records.overLimit },
    "commerce.approvals.": { approvalUid: records.approval },
    "commerce.approvals.decide": {
      approvalUid: records.colleaguesApproval,
      stepNo: 1,
      decision: "declined",
      reason: "One box is enough.",
    },
    "commerce.quoteRequests.create": { note: "Two a month" },
    "commerce.quoteRequests.": { quoteRequestUid: records.quoteRequest, note: "Two a month" },
    "commerce.quoteRequests.offer": {
      quoteRequestUid: records.quoteRequest,
      lines: [{ itemId: "MTR-075", quantity: 4, unitPrice: 150 }],
      expirationDate: "2039-12-31 00:00:00",
    },
    "commerce.quoteRequests.decline": { quoteRequestUid: records.askedQuote, reason: "No longer made." },
    "commerce.quoteRequests.accept": records.offeredQuote,
    "commerce.approvalPolicy.update": {
      limits: [{ usersId: records.usersId, role: null, amount: 500, period: "month" }],
      steps: [],
    },
    "commerce.checkout.prophet21Hdr.create": { checkoutUid: records.toOrder, header: { customerPoNumber: "PO-3" } },
    "commerce.checkout.prophet21Hdr.prophet21Line.create": {
      checkoutUid: records.ordered,
      prophet21HdrUid: records.orderOfCheckout,
      itemId: "NUT-M8-NY",
      unitQuantity: 100,
      unitOfMeasure: "EA",
    },
    "pricing.priceEngine.": { lines: [{ itemId: "NUT-M8-NY", quantity: 1 }] },
    "pricing.taxEngine.create": { items: [{ amount: 10 }], ship_to_address: { state: "OH", country: "US" } },
    "pricing.jobPriceHdr.": contract,
    "tax.rates.create": { lines: [{ lineNo: 1, amount: 10 }], shipTo: { postalCode: "43610", state: "OH" } },
    "items.categories.lookup": { path: "fasteners" },
    "items.itemCategory.lookup": { path: "fasteners" },
    "orders.poHdr.scan": { text: `PO ${world.purchaseOrders.open}` },
    "search.itemSearch.": { q: "nut" },
    "items.contracts.": { id: world.job },
    "items.invMast.": { id: invMastUid },
    "items.invMast.resolve": { numbers: ["NUT-M8-NY"] },
    "items.itemFavorites.": list,
    "items.itemWishlist.": list,
    "customers.contacts.": { id: records.contactId },
    "customers.contactsUd.": { id: records.contactId },
    "customers.customer.lookup": { q: String(records.customerId) },
    "customers.customer.shipTo.create": { city: "Toledo", state: "OH", country: "US" },
    "orders.invoiceHdr.reprint": { id: world.invoices.paid },
    "orders.oeHdr.doc": { id: world.orders.firstInvoiced },
    "orders.oeHdr.refund": { id: records.orderOfCheckout, reason: "A box came open." },
    "orders.oeHdrSalesrep.": { id: world.salesRep, order: world.orders.firstInvoiced },
    "core.address.": { id: records.address },
    "core.address.enable": { enabledCd: 704 },
    "vmi.warehouse.users.create": { usersId: records.colleague },
    "vmi.warehouse.adjust": { adjustments: [part] },
    "vmi.warehouse.receive": { receipts: [part] },
    "vmi.warehouse.transfer": { toWarehouseUid: records.otherWarehouse, transfers: [part] },
    "vmi.warehouse.usage": { jobDescription: "Press 3", usageItems: [part] },
    "vmi.warehouse.replenish.create": { distributorUid: records.distributorsUid, restockItems: [part] },
    "vmi.restockHdr.create": { restockItems: [part] },
    "vmi.products.find": { prefix: "Room" },
    "vmi.distributors.products.create": { productsId: "NG-77" },
    "vmi.invProfileHdr.invProfileLine.create": { invMastUid: records.otherItem, minQty: 1, maxQty: 2, reorderQty: 1 },
    "vmi.warehouse.update": spare,
    "vmi.warehouse.enable": { ...spare, statusCd: 705 },
    "vmi.warehouse.delete": spare,
    "vmi.sections.delete": spare,
    "vmi.distributors.delete": spare,
    "vmi.products.delete": spare,
    "vmi.invProfileHdr.delete": spare,
    "vmi.restockHdr.delete": spare,
    "vmi.sections.enable": { ...spare, statusCd: 705 },
    "vmi.distributors.enable": { ...spare, statusCd: 705 },
    "vmi.products.enable": { ...spare, statusCd: 705 },
    "site.notifications.create": { usersId: records.colleague },
    "erp.transUser.create": { userId: "newcomer", emailAddress: "newcomer@northgatefab.example" },
  };
}

/** An input by which the endpoint meets records of the customer: what it must be given, and what says whose they are. */
export function inputOf({ id, method, params, input, scope }: Endpoint, records: Records): Input {
  const example = exampleOf(input) as Input;
  const known = named(records);
  const fields = [
    ...(input.required ?? []),
    ...Object.keys(scope.records),
    // What is made says in its body whose it is; what is changed keeps its owner.
    ...("customerId" in input.properties && method === "POST" && !params ? ["customerId"] : []),
  ];
  const given = Object.fromEntries(fields.map((field) => [field, known[field] ?? example[field]]));
  const more = Object.entries(special(records)).filter(([prefix]) =>
    prefix.endsWith(".") ? id.startsWith(prefix) : id === prefix,
  );
  const extra = Object.assign({}, ...more.map(([, fields]) => fields)) as Input;
  return { ...given, ...Object.fromEntries(Object.entries(extra).filter(([field]) => field in input.properties)) };
}
