import { get, type Resource, resource } from "../../endpoint.ts";
import { list, required, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import { FollowedOrder, OrderHeaderLookup, orderFilters, orderWords, TrackedOrder } from "./order-header.ts";

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
    tasks: ["find a sales order by PO number"],
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
    tasks: ["track a shipment without an account"],
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
    permission: "none",
    scope: "public",
    errors: ["RATE_LIMIT_EXCEEDED"],
    extension: true,
  }),
});
