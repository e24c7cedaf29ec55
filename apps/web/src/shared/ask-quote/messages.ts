import { defineMessages } from "../i18n/messages.ts";

/** Texts of asking for a quote. */
export const askQuoteMessages = defineMessages({
  id: "shared/ask-quote",
  en: {
    ask: "Ask for a quote",
    again: "Ask again",
    againNo: "Ask again: quote {number}",
    againNote: "Please renew quote {number}.",
    title: "Ask for a quote",
    goesTo: "Your request goes to whoever looks after your company. The answer stands among your quote requests.",
    lineNo: "Line {number}",
    item: "Part",
    quantity: "Quantity",
    unit: "Unit",
    wished: "Price in mind",
    addLine: "Add a line",
    removeLine: "Remove line {number}",
    note: "What for, how many, until when",
    noteHint: "Parts, yearly quantities, delivery dates, a price you were told",
    nothing: "Give a line, or write what you need.",
    noItem: "Give the part of each line.",
    noQuantity: "Give the quantity of each line.",
    noPrice: "Give the price of each line.",
    send: "Send the request",
    sent: "Your request was sent.",
  },
});
