import type { TextsOf } from "../i18n/messages.ts";
import type { actDialogMessages } from "./act-dialog-messages.ts";

export const de: TextsOf<typeof actDialogMessages> = {
  cancel: "Abbrechen",
};
