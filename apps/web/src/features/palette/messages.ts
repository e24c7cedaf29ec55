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
    saidForUsers:
      "add new user account reset password block role rights permission permissions access group invite employee",
    saidForPrices: "price cost costs item discount simulate compare contract customer pay rule",
    saidForImport: "upload csv excel spreadsheet file table export download many rows",
    saidForCatalog: "item product edit description picture attribute brand search words label missing complete",
    saidForContent: "article page menu news podcast text",
    saidForSettings: "option options configure configuration currency freight secret key setting",
    saidForReference: "state code codes location company brand attribute group record records",
    saidForLabels: "print label labels barcode bar code sticker bin shelf item",
    saidForExplorer: "endpoint endpoints api call send try request service",
    saidForLog: "history calls sent earlier replay compare difference",
    saidForErrors: "error code fail failed refused meaning provoke",
    saidForHealth: "up down status works running database slow",
    account: "Account menu",
    saidForAccountMenu:
      "sign out log logout dark light mode change theme language german english shortcuts keys profile name who",
    filling: "the what does how can where when want much for and an of me do to need my",
    nothing: "Nothing is called “{words}”. Try fewer letters.",
    count: "{count, plural, =0 {Nothing found} one {# line} other {# lines}}",
  },
});
