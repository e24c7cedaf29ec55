import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of what could not be read, where no part of the page says so. */
export const freshMessages = defineMessages({
  id: "routes/signed-in/fresh",
  en: {
    notFresh: "Not all of this page could be read: something may be missing or out of date.",
    notSent: "You are offline: what you change is stored when the network is back. Leave this page open until then.",
    slowRead: "This takes longer than usual. You can wait, try again, or go on elsewhere meanwhile.",
    slowChange:
      "This takes longer than usual. Wait for the answer, and do not do it a second time: it may be done already.",
    tryAgain: "Try again",
  },
});
