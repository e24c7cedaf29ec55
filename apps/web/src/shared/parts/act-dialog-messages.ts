import { defineMessages } from "../i18n/messages.ts";

/** Texts of a dialog that does one thing. */
export const actDialogMessages = defineMessages({
  id: "shared/parts/act-dialog",
  en: {
    cancel: "Cancel",
  },
});
