import { get, post, type Resource, resource } from "../../endpoint.ts";
import { input, list, money, required, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import {
  FollowedOrder,
  OrderDocument,
  OrderHeaderLookup,
  orderFilters,
  orderWords,
  TrackedOrder,
} from "./order-header.ts";

const guesses =
  "An unknown number and a wrong postal code are answered alike (404). After ten wrong codes for an order, or twenty of one caller, in a quarter of an hour every further attempt is refused (429).";

/** `/oe-hdr`: orders by what is known of them. */
export const oeHdr: Resource = resource("/oe-hdr", {
  lookup: get("/lookup", {
    query: {
      ...orderFilters,
      salesrepId: text({
        max: most.text,
        description: "Only orders of this representative's customers",
        example: "SARA",
      }),
    },
    returns: list(OrderHeaderLookup),
    summary: "Look orders up by number, customer, item, class, taker or representative",
    description: "Answers orders of the customers whom the caller may see. Deleted orders are left out.",
    words: orderWords,
    tasks: [
      "find a sales order by PO number",
      "search sales orders",
      "which orders contain this part",
      "open orders entered by a clerk",
      "orders a clerk took",
    ],
    permission: "customer.read",
    scope: "customer",
    rules: ["R034", "R035"],
  }),
  doc: get("/{id}/doc", {
    params: { id: uid("The order's number") },
    query: {
      postalCode: text({
        max: most.text,
        description:
          "The postal code the order goes to; blanks, case and the last four digits of a ZIP+4 do not count. Who may see the customer may leave it out",
        example: "43610",
      }),
    },
    returns: FollowedOrder,
    summary: "Track an order by its number and postal code",
    description: `Who may see the customer sees the whole order. Anybody else who knows the number and the postal code of the delivery is told where it is and what is in it, as by \`track\`: no price, no person, no street. ${guesses}`,
    words: ["order tracking", "guest tracking", "where is my order", "delivery status", "shipment", "zip code"],
    tasks: [
      "track a shipment without an account",
      "order status without login",
      "when does my delivery come",
      "has it shipped yet",
    ],
    permission: "order.track",
    scope: "customer",
    rules: ["R199"],
    errors: ["RATE_LIMIT_EXCEEDED"],
  }),
  track: get("/{id}/track", {
    params: { id: uid("The order's number") },
    query: {
      postalCode: required(
        text({
          min: 1,
          max: most.text,
          message: "Postal code is required",
          description: "As in `doc`",
          example: "43610",
        }),
      ),
    },
    returns: TrackedOrder,
    summary: "Follow an order without signing in",
    description: `Needs no token. Tells where the order is and what is in it, but no price, no person and no street. ${guesses}`,
    words: ["order tracking", "guest tracking", "track without account", "where is my parcel", "anonymous"],
    tasks: ["follow a shipment as a guest", "tracking number of an order", "where is the package"],
    permission: "none",
    scope: "public",
    errors: ["RATE_LIMIT_EXCEEDED"],
    extension: true,
  }),
  refund: post("/{id}/refund", {
    params: { id: uid("The order's number") },
    body: input("RefundOrderInput", "What is to go back to the card of an order", {
      amount: required(
        money({
          above: 0,
          max: most.amount,
          description: "How much, in the order's currency and with no more decimals than that has",
          example: 12.5,
        }),
      ),
      reason: required(text({ min: 1, max: 1000, description: "Why; it stands on the order", example: "Damaged box" })),
    }),
    returns: OrderDocument,
    summary: "Give some of what an order's card bore back",
    description:
      "At most `refundableAmount` of the order: what was taken within the last 180 days, less what went back or is on its way (422). Needs an `Idempotency-Key` header (option `idempotencyKey` of the client), so that a call sent twice gives back once. The answer is the order with the movements as `begun` in `cardMovements`: the payment processor is asked within moments, again and again until it answers, and it gives back once. What it refuses becomes `declined` and counts as left. A cancelled order gets the rest back by itself.",
    words: ["refund", "give money back", "reimburse", "credit card"],
    tasks: ["refund part of an order", "give a customer money back"],
    permission: "price.override",
    scope: "customer",
    invalidates: ["orders.oeHdr"],
    errors: ["BUSINESS_LOGIC_ERROR"],
    extension: true,
  }),
});
