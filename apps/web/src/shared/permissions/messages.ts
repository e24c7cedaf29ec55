import { defineMessages } from "../i18n/messages.ts";

/** Why an action is not possible. */
export const messages = defineMessages({
  id: "shared/permissions",
  en: {
    missing: "You may not do this. It takes the permission “{sentence}” ({permission}); an administrator gives it.",
  },
});
