import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { compareMessages } from "./compare-messages.ts";

export const de: TextsOf<typeof compareMessages> = {
  title: "Vergleich",
  items: "{count, plural, one {# Artikel} other {# Artikel}}",
  compareItem: "{item} vergleichen",
  compareFull: "{item} vergleichen: {most} sind schon gewählt, nehmen Sie zuerst einen heraus",
  compareRow: "Zeile zum Vergleich wählen",
  compareCount: "{count} vergleichen",
  chosen: "{count} von {most} zum Vergleich",
  leaveOut: "{item} aus dem Vergleich nehmen",
  none: "Keine",
  oneMore: "Wählen Sie in den Treffern noch einen zum Vergleich.",
  onlyDifferences: "Nur Unterschiede",
  alike:
    "{count, plural, one {Eine Eigenschaft ist gleich und wird nicht gezeigt.} other {# Eigenschaften sind gleich und werden nicht gezeigt.}}",
  differs: "verschieden",
  without: "ohne Angabe",
  copyWhat: "Vergleich",
  description: "Was es ist",
  stock: "Bestand",
  order: "Bestellen",
  addQuantity: "{quantity} {unit} hinzufügen",
  addQuantityOf: "{quantity} {unit} hinzufügen: {item} in den Warenkorb",
  gone: "Wird nicht mehr hergestellt",
  nothing: "Nichts ist zum Vergleich gewählt.",
  nothingHint:
    "Wählen Sie in Treffern oder einer Kategorie zwei bis vier Artikel: mit dem Kästchen auf dem Bild oder mit x auf der Zeile.",
};
