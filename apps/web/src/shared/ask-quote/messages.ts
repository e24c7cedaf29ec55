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
    goesTo: "Your request goes to {names}. The quote stands among your quotes once it is written.",
    nobody: "Nobody is named who looks after your company here. Call the branch that delivers to you.",
    lines: "{count, plural, one {# line goes} other {# lines go}} with it, with part, quantity and unit.",
    note: "What for, how many, until when",
    noteHint: "Parts, yearly quantities, delivery dates, a price you were told",
    nothing: "Write first what you need.",
    tooLong: "The request has {count} characters; at most {most} go. Select fewer lines, or write less.",
    send: "Send the request",
    sent: "Your request was sent to {names}.",
  },
});
