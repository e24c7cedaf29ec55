import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  title: "Betrieb",
  worklist: "Arbeitsliste",
  stockrooms: "Kundenlager",
  restocks: "Nachbestellungen",
};
