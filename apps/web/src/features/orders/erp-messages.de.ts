import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { erpMessages } from "./erp-messages.ts";

/** German. */
export const de: TextsOf<typeof erpMessages> = {
  sent: "Ans ERP übergeben",
  waiting: "Auf dem Weg ins ERP",
  held: "Zurückgehalten: Das ERP konnte ihn nicht übernehmen",
  heldHint: "Unsere Auftragsabteilung sieht das und kümmert sich darum. Ihr Auftrag ist nicht verloren.",
};
