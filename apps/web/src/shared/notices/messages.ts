import { defineMessages } from "../i18n/messages.ts";

/** Texts of what the person was told. */
export const noticesMessages = defineMessages({
  id: "shared/notices",
  en: {
    notices: "Messages for you",
    count: "{count, plural, one {# message} other {# messages}}",
    done: "Done",
  },
});
