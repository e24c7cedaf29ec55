import type { TextsOf } from "../i18n/messages.ts";
import type { countLineMessages } from "./count-line-messages.ts";

export const de: TextsOf<typeof countLineMessages> = {
  notCounted: "ließ sich nicht zählen",
  countAgain: "Noch einmal zählen: {what}",
};
