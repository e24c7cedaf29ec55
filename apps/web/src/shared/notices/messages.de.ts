import type { TextsOf } from "../i18n/messages.ts";
import type { noticesMessages } from "./messages.ts";

export const de: TextsOf<typeof noticesMessages> = {
  notices: "Mitteilungen an Sie",
  count: "{count, plural, one {# Mitteilung} other {# Mitteilungen}}",
  done: "Erledigt",
};
