import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { warehouseMessages } from "./warehouse-messages.ts";

export const de: TextsOf<typeof warehouseMessages> = {
  receiving: "Wareneingang",
  transfers: "Umlagerungen",
  picks: "Kommissionierung",
  lookup: "Auskunft",
  purchaseOrders: "Bestellungen",
  labels: "Etiketten",
  sync: "ERP-Abgleich",
};
