import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of ordering an old order again. */
export const reorderMessages = defineMessages({
  id: "features/orders/reorder",
  en: {
    reorder: "Reorder",
    cardEnding: "{brand} ending in {lastFour}",
    title: "Reorder order {order}",
    part: "Part",
    quantity: "Quantity",
    verdict: "Verdict",
    added: "Added as before",
    changed: "Changed",
    choice: "Needs a choice",
    chosen: "Chosen",
    gone: "No longer sold, left out",
    discontinued: "{item} is no longer made.",
    quantityNow: "It is not sold in {quantity} any more.",
    choose: "What instead of {item}?",
    take: "Take {item}, {quantity}",
    keep: "Keep {item}, {quantity}: {left} left",
    leaveOut: "Leave it out",
    more: "{amount} more per {unit}",
    less: "{amount} less per {unit}",
    same: "same price",
    add: "{count, plural, =0 {Add lines} one {Add # line} other {Add # lines}}",
    choicesOpen: "{count, plural, one {One line needs} other {# lines need}} a choice first.",
    nothing: "No line is left to add.",
    mayNot: "You have no permission to fill a cart.",
    done: "{count, plural, one {# line} other {# lines}} of order {order} added to the cart.",
    loading: "Looking up today's prices and stock …",
  },
});
