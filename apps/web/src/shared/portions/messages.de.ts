import type { TextsOf } from "../i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  lotMissing: "Geben Sie die Charge ein, die auf der Ware steht.",
  lotNo: "Charge {number}",
  binNo: "Lagerplatz {number}",
  quantityNo: "Menge {number}",
  ofIt: "Menge",
  anotherLot: "Weitere Charge",
  anotherBin: "Weiterer Lagerplatz",
  removePortion: "Zeile {number} entfernen",
  portionMissing: "Geben Sie an, wie viel davon ist.",
  portionTwice: "Diese Charge und dieser Lagerplatz stehen schon hier. Fassen Sie beide Mengen zusammen.",
  restMissing:
    "Die anderen Mengen sind zusammen so viel wie eingegangen ist, oder mehr. Verringern Sie eine davon oder erhöhen Sie die eingegangene Menge.",
};
