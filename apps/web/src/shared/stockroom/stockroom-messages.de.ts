import type { TextsOf } from "../i18n/messages.ts";
import type { stockroomMessages } from "./stockroom-messages.ts";

export const de: TextsOf<typeof stockroomMessages> = {
  stockrooms: "Kundenlager",
  overview: "Lager",
  board: "Min/Max-Tafel",
  count: "Zählen",
  usage: "Entnehmen",
  transfer: "Umlagern",
  receive: "Wareneingang",
  screens: "Ansichten von {stockroom}",
  disabled: "Dieses Lager ist gesperrt: Hier wird nichts bewegt und nichts bestellt.",
  scanPart: "Teil",
  scanHint: "Teil scannen oder eingeben",
  unknownCode: "„{code}“ ist kein Teil dieses Lagers.",
  unknownHere: "„{code}“ ist keines der Teile auf diesem Gerät, und der Server lässt sich gerade nicht fragen.",
  unknownCodeHint: "Prüfen Sie das Etikett, oder geben Sie ein Wort der Bezeichnung ein.",
  lastKnown: "{quantity} {unit} am Lager",
  remove: "{item} entfernen",
  sending: "Wird gesendet; noch ist nichts gespeichert.",
  refused: "{label} wurde abgelehnt.",
  correct: "Korrigieren",
  correctBusy:
    "Buchen Sie zuerst, was hier eingegeben ist, oder entfernen Sie es: Das Abgelehnte käme an seine Stelle.",
  heldBack:
    "Wartet, bis Sie über eine abgelehnte Änderung dieses Kundenlagers entscheiden; sehen Sie die Änderungen auf diesem Gerät an.",
  othersWait: "{count, plural, one {Eine weitere wartet:} other {# weitere warten:}}",
  labelParts: "{label} · {count, plural, one {# Teil} other {# Teile}}",
  waiting: "Wartet auf das Netz; noch ist nichts gespeichert.",
  tooMany: "Von {item} sind nur {quantity} {unit} da.",
  notPositive: "Geben Sie eine Menge über null ein.",
  quantityOf: "Menge von {item}",
  taken: "{item}: {quantity} {unit}",
  takenOf: "{item}: {quantity} {unit}. War es ein ganzes {box}, tragen Sie dafür {size} {unit} ein",
  nothingTaken: "Scannen Sie zuerst ein Teil.",
  correctFirst: "Korrigieren Sie zuerst die markierten Zeilen.",
};
