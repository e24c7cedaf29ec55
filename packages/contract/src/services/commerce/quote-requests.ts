import { get, post, put, type Resource, resource } from "../../endpoint.ts";
import { itemUid } from "../../example-records.ts";
import {
  datetime,
  entity,
  ifLastModified,
  input,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  paging,
  quantity,
  required,
  text,
  uid,
  yes,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

const customerId = number({ description: "The customer who would buy", example: 100200 });
const currency = text({ description: "What the prices are in, ISO 4217", example: "USD" });
const itemId = text({ max: 40, description: "The item's number", example: "HB-M8-40" });
const unitOfMeasure = text({ max: 8, description: "The unit it is priced in", example: "EA" });
const shipToId = uid("Where the goods would go; without it the customer's usual ship-to");
const note = text({ max: most.longText, description: "What goes with it, in words", example: "Two a month until May" });
const statuses = ["asked", "offered", "countered", "accepted", "expired", "declined", "withdrawn"];
const acts = ["asked", "offered", "countered", "accepted", "declined", "withdrawn"];

/** A line that is asked for or offered. */
export const QuoteRoundLine: ObjectSchema = entity("QuoteRoundLine", "A line that is asked for or offered", {
  lineNo: integer({ min: 1, example: 1 }),
  invMastUid: uid("The item"),
  itemId,
  itemDesc: text({ description: "The item's description", example: "Motor 0.75 kW" }),
  quantity: quantity({ description: "How many of the unit", example: 4 }),
  unitOfMeasure,
  unitPrice: nullable(
    money({ description: "The price of one unit: wished by the customer, or offered; null without a wish" }),
  ),
});

/** One step of a negotiation. */
export const QuoteRound: ObjectSchema = entity("QuoteRound", "One step of a negotiation: who did what, and when", {
  roundNo: integer({ min: 1, description: "Its place among the steps", example: 2 }),
  act: oneOf(acts, { description: "What was done", example: "offered" }),
  usersId: nullable(uid("Who did it; null for a former user")),
  name: nullable(text({ description: "Their name", example: "Sara Lindqvist" })),
  note: nullable(note),
  quoteNo: nullable(uid("The quote that was offered or accepted")),
  expirationDate: nullable(datetime({ description: "The last day on which the offered prices hold" })),
  currency,
  lines: list(QuoteRoundLine, { description: "What was asked for or offered; empty for other steps" }),
  dateCreated: datetime({ description: "When it was done" }),
});

/** A customer's request for a quote, with all that was offered and countered. */
export const QuoteRequest: ObjectSchema = entity(
  "QuoteRequest",
  "A customer's request for a quote, from asking to the order",
  {
    quoteRequestUid: uid("The request's unique number"),
    customerId,
    customerName: text({ description: "The customer's name", example: "Northgate Fabrication" }),
    requestedBy: uid("Who asked"),
    requestedByName: text({ description: "Their name", example: "Dana Whitfield" }),
    shipToId: nullable(uid("Where the goods would go; null for the customer's usual ship-to")),
    status: oneOf(statuses, {
      description: "Where it stands; `expired` as soon as the last day of what was offered is over",
    }),
    awaits: nullable(
      oneOf(["seller", "customer"], { description: "Whose turn it is; null once it has ended", example: "seller" }),
    ),
    roundNo: integer({ min: 1, description: "The last step", example: 1 }),
    lineCount: integer({ min: 0, description: "The lines of the last request or offer", example: 1 }),
    quoteNo: nullable(uid("The quote that was offered last, as `customer.quotes` has it")),
    expirationDate: nullable(datetime({ description: "The last day on which its prices hold" })),
    totalAmount: nullable(money({ description: "What it comes to with tax", example: 909.48 })),
    currency,
    placeProblem: nullable(
      text({
        description:
          "What does not fit in the address of the ship-to, so that the tax of an offer may be wrong: a state or country that there is not, a postal code of another state or none. Null where everything fits",
        example: "There is no state `OHOI` in the United States. Give its two letters, as `OH`.",
      }),
    ),
    checkoutUid: nullable(uid("The checkout that it became when it was accepted")),
    orderNo: nullable(uid("The order that this checkout became")),
    mayAnswer: yes({ description: "True when the caller may offer prices now" }),
    mayAccept: yes({ description: "True when the caller may accept what was offered last" }),
    mayCounter: yes({ description: "True when the caller may ask again, with other wishes" }),
    rounds: list(QuoteRound, { description: "Every step, the first one first; empty in a list" }),
    dateCreated: datetime({ description: "When it was asked" }),
    dateLastModified: datetime(),
  },
);

const lineFields = {
  invMastUid: itemUid("The item; goes before `itemId`"),
  itemId: { ...itemId, description: "The item's number, or the customer's; dashes, blanks and case do not count" },
  quantity: required(quantity({ above: 0, max: most.quantity, description: "How many of the unit", example: 4 })),
  unitOfMeasure: { ...unitOfMeasure, description: "The unit; without it the item's selling unit" },
};
const price = money({ min: 0, max: most.amount, example: 189 });
const wishes = list(
  input("QuoteWishInput", "A line that a price is asked for", {
    ...lineFields,
    unitPrice: nullable({ ...price, description: "The price of one unit that the customer has in mind" }),
  }),
  { max: most.entries, description: "What prices are asked for; the note alone may say it instead" },
);
const offers = list(
  input("QuoteOfferInput", "A line that is offered", {
    ...lineFields,
    unitPrice: required({ ...price, description: "The price of one unit" }),
  }),
  { min: 1, max: most.entries, description: "What is offered, other items and quantities than asked for too" },
);

const one = { quoteRequestUid: uid("The request") };
const words = ["quotation", "request for quote", "RFQ", "offer", "bid", "negotiation", "special price"];
const invalidates = ["commerce.quoteRequests", "customers.customer.quotes", "site.notifications"];
const unchanged = { ifLastModified: ifLastModified("request for a quote") };
const common = {
  returns: QuoteRequest,
  scope: "customer" as const,
  invalidates,
  errors: ["RESOURCE_CONFLICT" as const],
  extension: true as const,
};

/** `/quote-requests`: quotes, from asking over offers and counteroffers to the order. */
export const quoteRequests: Resource = resource("/quote-requests", {
  create: post("", {
    body: input(
      "CreateQuoteRequestInput",
      "What a quote is asked for: the lines of a cart, lines of its own, or words",
      {
        cartHdrUid: uid("The cart whose lines are asked for; in place of `lines`"),
        customerId: { ...customerId, description: "For whom; without it the cart's customer, or the caller's own" },
        shipToId,
        lines: wishes,
        note,
      },
    ),
    summary: "Ask for a quote",
    description:
      "Whoever looks after the customer is notified. Items and units must be ones that are sold; quantities may be any, because the offer says what can be had.",
    words: [...words, "ask for a price"],
    tasks: ["ask for a quote from a cart", "request a special price for a large quantity", "ask what it would cost"],
    permission: "cart.write",
    idempotent: true,
    ...common,
    errors: ["BUSINESS_LOGIC_ERROR"],
  }),
  list: get("", {
    query: {
      ...paging(),
      customerId: { ...customerId, description: "Only those of this customer" },
      status: oneOf(statuses, { description: "Only these" }),
      awaiting: oneOf(["me"], {
        description:
          "`me`: only those that wait for an answer of whoever may give one, for a customer those with an offer",
      }),
    },
    returns: list(QuoteRequest),
    summary: "List requests for quotes, the newest first",
    description: "Those of the customers whom one may see.",
    words: [...words, "worklist", "open requests"],
    tasks: ["requests for quotes that wait for my answer", "which quotes did we ask for", "offers to decide about"],
    permission: "cart.write",
    scope: "customer",
    extension: true,
  }),
  get: get("/{quoteRequestUid}", {
    params: one,
    returns: QuoteRequest,
    summary: "Get a request for a quote with every step of its negotiation",
    words,
    tasks: ["what was offered before", "who changed the price of a quote", "how far is my request for a quote"],
    permission: "cart.write",
    scope: "customer",
    extension: true,
  }),
  offer: put("/{quoteRequestUid}/offer", {
    params: one,
    body: input("OfferQuoteInput", "Prices for what was asked", {
      lines: required(offers),
      expirationDate: required(
        datetime({
          description:
            "The last day on which the prices hold, whatever its time: it counts whole at the customer's branch",
        }),
      ),
      note,
      ...unchanged,
    }),
    summary: "Answer a request for a quote with prices and their last day",
    description:
      "While it waits for the seller, or once the last offer has expired. The offer is a quote of the customer (`customer.quotes`): orders have its prices until the end of its last day, up to the offered quantities. It replaces the quote that was offered before. Who asked is notified.",
    words: [...words, "answer a request"],
    tasks: ["offer a price to a customer", "answer a request for a quote", "make a new offer after a counteroffer"],
    permission: "quote.write",
    ...common,
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
  }),
  decline: put("/{quoteRequestUid}/decline", {
    params: one,
    body: input("DeclineQuoteInput", "Why nothing is offered", {
      reason: required(text({ min: 1, max: most.longText, description: "Why", example: "We no longer stock it." })),
      ...unchanged,
    }),
    summary: "Decline a request for a quote, with a reason",
    description:
      "While it waits for the seller. Declined after a counteroffer, what was offered before stands until its last day. Who asked is notified.",
    words: [...words, "refuse", "no offer"],
    tasks: ["decline a request for a quote", "refuse a counteroffer"],
    permission: "quote.write",
    ...common,
  }),
  counter: put("/{quoteRequestUid}/counter", {
    params: one,
    body: input("CounterQuoteInput", "What the customer would take instead", {
      lines: wishes,
      note,
      ...unchanged,
    }),
    summary: "Counter an offer, renew it, or change what was asked",
    description:
      "What was offered can still be accepted until it is answered anew or its last day is over. Once an offer has expired this asks for it again.",
    words: [...words, "counteroffer", "haggle", "renew"],
    tasks: ["ask for a better price", "make a counteroffer", "renew an expired quote"],
    permission: "cart.write",
    ...common,
  }),
  accept: put("/{quoteRequestUid}/accept", {
    params: one,
    body: input("AcceptQuoteInput", "Which offer is accepted", {
      quoteNo: required(uid("The quote that was offered last")),
      customerPoNumber: text({ max: 50, description: "The customer's purchase order number", example: "PO-1001" }),
      ...unchanged,
    }),
    summary: "Accept an offer: its lines become a cart and a checkout at the quoted prices",
    description:
      "The checkout is ordered as any other, within limits and credit, until the quote's last day is over. What orders have taken of the quote already is left out. Of two who accept at the same time one does, and the other is told whose it is (409).",
    words: [...words, "order a quote", "take an offer"],
    tasks: ["accept a quote", "order at the offered price", "turn a quote into an order"],
    permission: "cart.write",
    ...common,
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
    invalidates: [...invalidates, "commerce.cartHdr", "commerce.cartLine", "commerce.checkout"],
  }),
  withdraw: put("/{quoteRequestUid}/withdraw", {
    params: one,
    body: input("WithdrawQuoteRequestInput", "Nothing but the state that it was read in", unchanged),
    summary: "Withdraw a request for a quote, or turn an offer down",
    description: "Until it is accepted; what was offered can no longer be ordered.",
    words: [...words, "cancel request", "no thanks"],
    tasks: ["cancel my request for a quote", "turn down an offer"],
    permission: "cart.write",
    ...common,
  }),
});
