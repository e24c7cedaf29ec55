import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  integer,
  list,
  nullable,
  number,
  oneOf,
  orderBy,
  paging,
  quantity,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

/** What is to be taken from a bin. */
export const PickTicketLine: ObjectSchema = entity("PickTicketLine", "What is to be taken from a bin", {
  pickTicketNo: uid("The ticket"),
  lineNumber: integer({ min: 1, description: "Position in the order of the walk", example: 1 }),
  orderNo: uid("The order"),
  orderLineNo: integer({ min: 1, description: "The order's line", example: 1 }),
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  itemDesc: text({ description: "The item's description", example: "Hex bolt M8 x 40 zinc" }),
  upcOrEanId: nullable(text({ description: "The item's bar code", example: "012345678905" })),
  bin: nullable(text({ description: "Where it lies; null where no bin holds it", example: "TA-01-1" })),
  binDesc: nullable(text({ description: "The bin in words", example: "Aisle TA, rack 01, shelf 1" })),
  lot: nullable(text({ description: "The lot to take, of items that track lots", example: "L-64" })),
  qtyToPick: quantity({ description: "How much to take, in the unit of measure of the line", example: 2 }),
  qtyPicked: quantity({ description: "How much was taken already, in the same unit", example: 0 }),
  unitOfMeasure: text({ max: 8, example: "BX" }),
  unitSize: number({ description: "Base units in one of the line's units", example: 100 }),
  baseUnit: text({ max: 8, description: "The item's base unit", example: "EA" }),
  baseQtyToPick: quantity({ description: "How much to take, in base units", example: 200 }),
  serialized: yesNo({ description: "Serial numbers are to be written down", example: "N" }),
  trackLots: yesNo({ description: "The lot is to be written down", example: "N" }),
  lineNote: nullable(text({ description: "What the buyer wrote to the line" })),
});

/** What the warehouse picks for an order at one location. */
export const PickTicket: ObjectSchema = entity("PickTicket", "What the warehouse picks for an order at one location", {
  pickTicketNo: uid("The ticket's number"),
  orderNo: uid("The order"),
  companyId: nullable(text({ max: 8, example: "01" })),
  locationId: uid("The location that picks"),
  locationName: text({ example: "Toledo" }),
  customerId: number({ description: "Who ordered", example: 100200 }),
  customerName: text({ example: "Northgate Fabrication" }),
  poNo: nullable(text({ description: "The customer's purchase order number", example: "PO-8891" })),
  shipToName: nullable(text({ example: "Plant Toledo" })),
  shipToCity: nullable(text({ example: "Toledo" })),
  shipToState: nullable(text({ example: "OH" })),
  shipToZip: nullable(text({ example: "43610" })),
  requestedShipDate: nullable(datetime({ description: "When the customer wants it to leave" })),
  deliveryName: nullable(
    text({ description: "The delivery that the buyer chose; null where the shop chooses", example: "UPS Ground" }),
  ),
  deliveryNote: nullable(text({ description: "What the buyer wrote for the delivery", example: "Dock 3" })),
  printedFlag: yesNo({ description: "Printed since lines were last added", example: "N" }),
  deleteFlag: yesNo({ description: "Nothing is to be picked any more", example: "N" }),
  status: oneOf(["open", "printed", "shipped", "cancelled"], {
    description: "Where the ticket stands; it follows the order (R125)",
  }),
  lineCount: integer({
    min: 0,
    description: "How many lines it has, also when they are not in the answer",
    example: 1,
  }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
  lines: list(PickTicketLine, { description: "The lines in the order of the walk; empty in a list" }),
});

const words = ["picking", "pick list", "picker", "wave", "fulfilment", "pull goods", "shipping desk"];
const no = uid("The pick ticket's number");

/** `/pick-tickets`: what the warehouse is to take from which bin. */
export const pickTickets: Resource = resource("/pick-tickets", {
  list: get("", {
    query: {
      q: text({
        max: most.text,
        description: "A ticket or order number, part of a purchase order number or of the customer's name",
        example: "500003",
      }),
      companyId: text({ max: 8, description: "Only tickets of this company", example: "PDS" }),
      locationId: integer({ min: 1, description: "Only tickets of this location", example: 20 }),
      orderNo: integer({ min: 1, description: "Only tickets of this order", example: 500003 }),
      printedFlag: yesNo({ description: "Only printed tickets (Y) or only the others (N)", example: "N" }),
      toPick: yesNo({
        description: "Only tickets that are still to be picked, open or printed (Y), or only the others (N)",
        example: "Y",
      }),
      deleteFlag: yesNo({ description: "Y lists deleted tickets instead", default: "N", example: "N" }),
      orderBy: orderBy("pick_ticket_no|ASC"),
      ...paging(),
    },
    returns: list(PickTicket),
    summary: "List the pick tickets of a location or an order",
    description:
      "A ticket is made when an order sets stock aside, one for an order and location. The lines are left out.",
    words,
    tasks: [
      "work of the pickers today",
      "print queue of the warehouse",
      "tickets still to be picked",
      "picking jobs of a warehouse",
    ],
    permission: "picking.read",
    scope: "site",
    rules: ["R034", "R035", "R125", "R252"],
  }),
  get: get("/{no}", {
    params: { no },
    returns: PickTicket,
    summary: "Get one pick ticket with its lines",
    words,
    tasks: ["open a pick ticket"],
    permission: "picking.read",
    scope: "site",
    rules: ["R125"],
  }),
});

/** `/pick-tickets/{no}/lines`: the walk of a pick ticket. */
export const pickTicketLines: Resource = resource("/pick-tickets/{no}/lines", {
  list: get("", {
    params: { no },
    query: {
      q: text({
        max: most.text,
        description: "An item's number whatever its dashes, a bin, or words of a description",
        example: "HB-M8-40",
      }),
      orderBy: orderBy("line_number|ASC"),
      ...paging(),
    },
    returns: list(PickTicketLine),
    summary: "List the lines of a pick ticket in the order of the walk",
    words,
    tasks: ["walk through the aisles", "picking route"],
    permission: "picking.read",
    scope: "site",
    rules: ["R034", "R035", "R253"],
  }),
  get: get("/{line}", {
    params: { no, line: integer({ min: 1, description: "The line's number", example: 1 }) },
    returns: PickTicketLine,
    summary: "Get one line of a pick ticket",
    words,
    permission: "picking.read",
    scope: "site",
  }),
});
