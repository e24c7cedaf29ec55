import { defineMessages } from "../i18n/messages.ts";

/** Texts of what was never read before the network went. */
export const unreadMessages = defineMessages({
  id: "shared/parts/unread",
  en: {
    notRead: "You are offline, and this was not read before.",
    notReadHint: "It comes when the network is back. What you opened before is still here.",
    tryAgain: "Try again",
  },
});
