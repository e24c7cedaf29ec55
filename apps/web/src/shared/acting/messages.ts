import { defineMessages } from "../i18n/messages.ts";

/** Texts of acting for a customer. */
export const actingMessages = defineMessages({
  id: "shared/acting",
  en: {
    actsFor: "You act for {customer}.",
    actsForHint: "Prices, stock, carts and orders are this customer's.",
    onHold: "This customer is on credit hold: no order is taken until accounts receivable lifts it.",
    stop: "Stop acting for {customer}",
    stopShort: "Stop",
    other: "Another customer …",
    title: "Act for a customer",
    search: "Your customers",
    hint: "Number, name, e-mail or city",
    nobody: "None of your customers fits “{words}”.",
    noCustomers: "No customer is assigned to you.",
    lately: "Lately ordered",
    found: "Found",
    refused: "You cannot act for customer {customer} any more",
    goOn: "Go on as yourself",
    notAlone: "Each order says that you placed it, and for whom.",
  },
});
