import { defineMessages } from "../../shared/i18n/messages.ts";

/** The way from the door to an order without an account. */
export const trackLinkMessages = defineMessages({
  id: "features/account/track-link",
  en: { trackInstead: "Follow an order without signing in" },
});
