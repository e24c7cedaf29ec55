import { get, post, type Resource, resource } from "../../endpoint.ts";
import { datetime, integer, list, orderBy, paging, text, uid, yesNo } from "../../fields.ts";
import { most } from "../../limits.ts";
import { PurchaseOrderScanInput, PurchaseOrderScanResult } from "./po-scan.ts";
import { PurchaseOrder, PurchaseOrderDocument } from "./purchase-order.ts";

const words = [
  "purchase order",
  "PO",
  "procurement",
  "vendor order",
  "supplier",
  "inbound",
  "what is on order",
  "expected delivery",
];

/** `/po-hdr`: what was ordered from vendors. */
export const poHdr: Resource = resource("/po-hdr", {
  list: get("", {
    query: {
      q: text({
        max: most.text,
        description:
          "A purchase order number, part of the vendor's name, or an item's number, ours or the vendor's, whatever its dashes, or its bar code",
        example: "Vega",
      }),
      complete: yesNo({ description: "Only complete purchase orders (Y) or only those under way (N)", example: "N" }),
      awaited: yesNo({
        description:
          "Only purchase orders that goods may come for: approved, neither complete nor cancelled (Y), or only the others (N)",
        example: "Y",
      }),
      overdue: yesNo({
        description: "Only awaited purchase orders whose due day is over at their location (Y), or only the others (N)",
        example: "Y",
      }),
      dueBefore: datetime({
        description: "Only purchase orders that were due before this time; those without a date are left out",
        example: "2026-03-14 00:00:00",
      }),
      dueFrom: datetime({
        description: "Only purchase orders that are due at this time or later; those without a date are left out",
        example: "2026-03-14 00:00:00",
      }),
      locationId: integer({ min: 1, description: "Only purchase orders for this location", example: 20 }),
      vendorId: text({ max: most.text, description: "Only purchase orders with this vendor", example: "20010" }),
      fullDocument: yesNo({ description: "Y answers the lines too", default: "N", example: "Y" }),
      orderBy: orderBy("po_no|ASC"),
      ...paging(),
    },
    returns: list(PurchaseOrder),
    summary: "List purchase orders",
    description:
      "Without `fullDocument=Y` the lines are left out: `lines` is empty and `lineCount` says how many there are.",
    words,
    tasks: [
      "overdue purchase orders",
      "what is arriving",
      "open POs",
      "incoming orders",
      "which vendor orders are late",
      "what is coming in",
    ],
    permission: "purchasing.read",
    scope: "site",
    rules: ["R034", "R035", "R125"],
  }),
  get: get("/{poNo}", {
    params: { poNo: uid("The purchase order's number") },
    returns: PurchaseOrder,
    summary: "Get one purchase order with its lines",
    words,
    tasks: ["when does a purchase order arrive", "what is open on a PO", "details of a PO", "when do we get the goods"],
    permission: "purchasing.read",
    scope: "site",
    rules: ["R125"],
  }),
  doc: get("/{id}/doc", {
    params: { id: uid("The purchase order's number") },
    returns: PurchaseOrderDocument,
    summary: "Get a purchase order as it goes to the vendor",
    description: "With its lines, the vendor's address and that of the location it is delivered to.",
    words,
    tasks: [
      "printed purchase order",
      "PO as the supplier sees it",
      "PO to send to the supplier",
      "printable vendor order",
    ],
    permission: "purchasing.read",
    scope: "site",
  }),
  scan: post("/scan", {
    body: PurchaseOrderScanInput,
    returns: list(PurchaseOrderScanResult),
    summary: "Find the purchase order that a packing slip belongs to",
    description:
      "Takes the slip's text, fields of it, or both, with typing and scanning errors, and answers purchase orders by how well they fit, the best first. Nothing is changed. Compared are the number of the purchase order, the vendor, the items by our or the vendor's numbers, the quantities and the date; what the slip does not say does not count.",
    words: [...words, "packing slip", "packing list", "delivery note", "OCR", "receiving", "match", "dock"],
    tasks: ["which order does a delivery belong to", "packing slip came without PO number", "identify a delivery"],
    permission: "purchasing.read",
    scope: "site",
    safe: true,
    idempotent: true,
  }),
});
