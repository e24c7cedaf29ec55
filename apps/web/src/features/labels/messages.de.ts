import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  labels: "Etiketten",
  lead: "Nummern scannen, eingeben oder einfügen; aus jeder Liste geht es auch hierher.",
  kind: "Art des Etiketts",
  item: "Artikel",
  bin: "Lagerplatz",
  shelf: "Regal: Artikel und Lagerplatz",
  items: "Artikelnummern",
  bins: "Lagerplätze",
  numbersHint: "Eine je Zeile, bis zu 200.",
  shelfHint: "Eine je Zeile als Artikel@Lagerplatz: HB-M8-40@A-01-1.",
  copies: "Stück je Nummer",
  none: "Noch kein Etikett.",
  noneHint:
    "Scannen Sie, was eines bekommen soll. Wareneingänge, Lagerplätze und Auskünfte führen mit ihren Nummern hierher.",
  scan: "Scannen",
  preview: "Vorschau",
  print: "{count, plural, =0 {Drucken} one {1 Etikett drucken} other {# Etiketten drucken}}",
  offline: "Der Server druckt, und gerade ist kein Netz da. Die Nummern bleiben hier, bis es wieder da ist.",
  ready: "Das PDF ist fertig.",
  openPdf: "PDF öffnen",
  added: "{code} hinzugefügt",
  alreadyThere: "{code} ist schon dabei",
  unknown:
    "{count, plural, one {Kein Teil hat die Nummer {numbers}: Das Etikett trägt nur die Nummer.} other {Keine Teile haben die Nummern {numbers}: Die Etiketten tragen nur die Nummern.}}",
  labelsOf: "{count, plural, one {Ihr Etikett} other {Ihre # Etiketten}}",
  times: "× {count}",
  noBars: "„{code}“ hat keinen Strichcode: nur lateinische Buchstaben, Ziffern und Zeichen haben einen.",
};
