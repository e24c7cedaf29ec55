import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the command palette. */
export const messages = defineMessages({
  id: "features/palette",
  en: {
    title: "Go to, find, do",
    label: "What do you look for?",
    hint: "A screen, a part, an order, an action",
    hintConsole: "An endpoint, a screen, an action",
    places: "Go to",
    actions: "Do here",
    items: "Parts",
    orders: "Orders",
    endpoints: "Endpoints",
    console: "Console",
    error: "What {error} means, and how to provoke it",
    request: "Calls of the request {request}",
    order: "Order {order}",
    saidForOrders: "my order cancel change return track status delivery shipment where reorder again history",
    saidForInvoices: "my pay bill bills open due paid statement download",
    saidForAccount: "my ship-to address allowance budget limit approve colleagues users permissions company",
    saidForLines: "paste list csv upload spreadsheet many parts bulk order",
    nothing: "Nothing is called “{words}”. Try fewer letters.",
    count: "{count, plural, =0 {Nothing found} one {# line} other {# lines}}",
  },
});
