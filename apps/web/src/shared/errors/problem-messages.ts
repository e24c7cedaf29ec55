import { defineMessages } from "../i18n/messages.ts";

/** Texts of what to do about an error. */
export const problemMessages = defineMessages({
  id: "shared/errors/problem",
  en: {
    correct: "Correct it and try again.",
    signIn: "Sign in again.",
    notThere: "It may have been removed meanwhile.",
    notAllowed: "Ask an administrator for the permission.",
    tooFast:
      "{seconds, plural, =0 {Wait a moment and try again.} one {Try again in one second.} other {Try again in # seconds.}}",
    offline: "Check the connection and try again. Nothing was changed.",
    slow: "Try again. If it lasts, tell support the request.",
    service: "Try again. If it stays, tell support the request.",
    answer: "The answer is not what the contract says. Tell support the request.",
    program: "Load the page again. If it stays, tell support what you did.",
  },
});
