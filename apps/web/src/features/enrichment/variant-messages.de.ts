import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { variantMessages } from "./variant-messages.ts";

export const de: TextsOf<typeof variantMessages> = {
  variants: "Varianten",
  choiceCount: "{count, plural, one {# Auswahl} other {# Auswahlen}}",
  noVariants:
    "Käufer sehen diesen Artikel allein. Mit Varianten wählen sie auf seiner Seite zwischen Größen oder Farben.",
  beginVariants: "Gruppe mit diesem Artikel beginnen",
  variantName: "Was gewählt wird",
  first: "zuerst gezeigt",
  firstOf: "{item} zuerst zeigen",
  takeOut: "{item} aus der Gruppe nehmen",
  value: "Text der Auswahl",
  valueOf: "Text der Auswahl {item}",
  color: "Farbe",
  colorOf: "Farbe von {item}, etwa #1F5FA8",
  difference: "Preisunterschied",
  differenceOf: "Preisunterschied von {item}",
  anotherItem: "Weiterer Artikel",
  anotherHint: "Nach einer seiner Nummern",
  chooseItem: "Wählen Sie zuerst einen Artikel.",
  taken: "{item} gehört schon zu dieser Gruppe.",
  addChoice: "Hinzufügen",
  choice: "Auswahl {item}",
  chosenFirst: "{words} · zuerst gezeigt",
  nameless: "ohne Text",
};
