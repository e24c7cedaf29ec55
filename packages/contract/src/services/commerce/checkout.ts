import { get, post, put, type Resource, resource } from "../../endpoint.ts";
import { ifLastModified, input, integer, list, open, statusCd, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import { CheckoutApprover } from "./approvals.ts";
import { Checkout, CheckoutDocument, CheckoutValidationResult } from "./checkout-entities.ts";
import { ErpOrder } from "./erp-order.ts";
import { ErpOrderInput, ErpOrderLineInput, erpLineFields } from "./erp-order-input.ts";

const params = { checkoutUid: uid("The checkout") };
/** What the caller looked at before it went on. */
const asRead = { ifLastModified: ifLastModified("checkout") };
const invalidates = ["commerce.checkout"];

/** What an order changes elsewhere: the customer's orders, quotes and balance, what is left of contracts and of the stock. */
const staleWithOrder = [
  "customers.customer",
  "customers.contacts.webAllowance",
  "orders.oeHdr",
  "items.invMast.stock",
  "items.invMast.priceHistory",
  "pricing",
];
const words = ["order", "buy", "purchase", "place order"];
const text255 = (description: string, example?: string) => text({ max: 255, description, example });

/** `/checkout`: from the cart to the order (R063, R121). */
export const checkout: Resource = resource("/checkout", {
  create: post("", {
    body: input("CreateCheckoutInput", "A checkout to begin", {
      statusCd: statusCd({ default: 704, description: "704 under way" }),
      checkoutType: text255("What kind of checkout the caller calls it", "web"),
      properties: open({
        description:
          "Kept with the checkout; header fields of the order in it (such as `customerPoNumber`, `shipToId`) are understood by all their names",
        example: { deliveryNote: "Dock 3" },
      }),
      checkoutProcessor: text255("Which program handles it", "purvey-web"),
      jsonData: text({ max: most.document, description: "JSON text, kept with the checkout", example: "{}" }),
      sourceName: text255("Where it comes from", "shop"),
      sourceId: text255("Its number there", "S-20260314-7"),
      cartHdrUid: uid("The cart to check out; without it the order's lines must be given with the order"),
      body: open({
        description: "Kept with the checkout; may hold a header (`oeHdr`, `oe_hdr`, `header`, `customer`)",
        example: {},
      }),
      shipToId: uid("The ship-to; without it the customer's first"),
      locationId: uid("The location to deliver from; without it the ship-to's, else the customer's"),
      customerPoNumber: text255("The customer's purchase order number", "PO-8891"),
      ...asRead,
    }),
    returns: Checkout,
    summary: "Begin the checkout of a cart, or go on with it",
    description:
      "A cart has one checkout that is under way: a second call answers the same one with what it gives changed and the rest kept. Of a cart that was ordered the call is refused (409).",
    words: [...words, "begin checkout", "proceed to checkout"],
    tasks: ["go to the till", "choose delivery and payment", "start to pay for the basket"],
    permission: "cart.write",
    scope: "own",
    invalidates,
    rules: ["R063", "R122"],
    errors: ["RESOURCE_CONFLICT"],
  }),
  approvers: get("/approvers", {
    returns: list(CheckoutApprover),
    summary: "List the colleagues who may release one's checkouts",
    description:
      "The other users of the caller's company who have the permission `checkout.activate` and are not blocked, by their names; where the approval policy names who decides first, that one alone. Ask them with `approvals.create`.",
    words: ["approval", "approver", "release", "who may approve", "spending limit"],
    tasks: ["who can sign off my order", "which boss approves purchases", "list of people who can approve"],
    permission: "cart.write",
    scope: "own",
    extension: true,
  }),
  get: get("/{checkoutUid}", {
    params,
    returns: Checkout,
    summary: "Get one checkout",
    words,
    permission: "cart.write",
    scope: "customer",
  }),
  activate: put("/{checkoutUid}/activate", {
    params,
    query: asRead,
    returns: Checkout,
    summary: "Release a checkout to be ordered",
    description:
      "For the buyer within their allowance, and for colleagues with the permission `checkout.activate` where the customer's approval policy asks for one approval; longer chains go through `approvals`. An open approval is closed by it. Errors that a validation finds stand in the way, " +
      "but for a missing purchase order number, which may still come with the order. Sets `processCd` to 1185; a second call changes nothing. A cart that changes afterwards must be released again.",
    words: ["approve", "approval", "release", "spending limit", "requisition"],
    tasks: [
      "release an order that waits for approval",
      "buy after the boss agreed",
      "approve a colleague's order",
      "sign off a purchase",
      "let a pending order through",
      "manager okays an order",
    ],
    permission: "cart.write",
    scope: "customer",
    invalidates,
    rules: ["R121", "R122", "R124"],
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
  }),
  doc: get("/{checkoutUid}/doc", {
    params,
    query: { cartHdrUid: uid("The cart to show; needed only for a checkout without one") },
    returns: CheckoutDocument,
    summary: "Get a checkout with lines, prices, tax and totals",
    words: [...words, "summary", "review", "totals", "order confirmation"],
    tasks: [
      "review before ordering",
      "total with tax and shipping before buying",
      "order summary page",
      "what will I pay in all",
    ],
    permission: "cart.write",
    scope: "customer",
  }),
  validate: put("/{checkoutUid}/validate", {
    params,
    returns: CheckoutValidationResult,
    summary: "Tell whether a checkout can be ordered",
    description:
      "Looks at stock, credit, the purchase order number, multiples and minimum quantities, prices that changed since the lines were added, discontinued items and the contact's allowance. Changes nothing.",
    words: ["check", "verify", "credit limit", "in stock", "PO required"],
    tasks: [
      "is anything missing before ordering",
      "credit hold and stock check before ordering",
      "are we ready to place the order",
      "check an order for problems",
      "will the order go through",
    ],
    permission: "cart.write",
    scope: "customer",
    rules: ["R121"],
  }),
});

/** `/checkout/{checkoutUid}/prophet21-hdr`: the order in the ERP (R064–R067). */
export const checkoutProphet21Hdr: Resource = resource("/checkout/{checkoutUid}/prophet21-hdr", {
  create: post("", {
    params,
    query: asRead,
    body: ErpOrderInput,
    returns: ErpOrder,
    summary: "Create the ERP order of a checkout",
    description:
      "Creates the order once, however often and however concurrently it is sent: every further call answers the same order with `created` false. In one transaction lines are priced and taxed, " +
      "stock is set aside (or backordered, where the location allows it), the order is stored and the cart is closed. Whatever a validation calls an error refuses it (422), and so does an " +
      "allowance that is exceeded while nobody released the checkout (403). Where the payment processor can, what the payment account bears is held before the order is stored, once for all repetitions, and taken when goods leave; a card that is declined refuses the order (422). A tax provider outside is asked before, too.",
    words: [
      ...words,
      "submit order",
      "sales order",
      "create order",
      "new order",
      "P21",
      "will call",
      "counter pickup",
      "ship complete",
    ],
    tasks: [
      "place the order",
      "create an order",
      "customer picks up at the counter",
      "convert the basket into a sales order",
      "finish buying",
      "send the order to P21",
    ],
    permission: "order.create",
    scope: "customer",
    idempotent: true,
    invalidates: ["commerce", ...staleWithOrder],
    rules: ["R064", "R065", "R066", "R067"],
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
  }),
});

/** `/checkout/{checkoutUid}/prophet21-hdr/{prophet21HdrUid}/prophet21-line`: further lines of an open order (R066). */
export const checkoutProphet21Line: Resource = resource(
  "/checkout/{checkoutUid}/prophet21-hdr/{prophet21HdrUid}/prophet21-line",
  {
    create: post("", {
      params: { ...params, prophet21HdrUid: integer({ min: 1, description: "The order's number", example: 500123 }) },
      body: {
        ...input("AddErpOrderLinesInput", "One line, or several as `lines`", {
          ...erpLineFields,
          lines: list(ErpOrderLineInput, { min: 1, max: most.entries, description: "Several lines at once" }),
        }),
        additionalProperties: true,
      },
      returns: ErpOrder,
      summary: "Add a line to an open ERP order",
      description:
        "Prices and allocates the line as the order's other lines and answers the whole order. A line number that the order has is answered as done when it says the same, and refused (409) when it does not.",
      words: ["order line", "add to order", "will call"],
      tasks: [
        "one more line on an order that is placed",
        "append an item to an existing order",
        "add something to an order already placed",
      ],
      permission: "order.create",
      scope: "customer",
      invalidates: ["commerce.checkout", ...staleWithOrder],
      rules: ["R066"],
      errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
    }),
  },
);
