import type { TextsOf } from "../i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  title: "Preisverlauf",
  changes: "{count, plural, one {# Änderung} other {# Änderungen}}",
  none: "Kein Preis dieses Artikels hat sich geändert, seit er gespeichert wurde. Preise kommen aus dem ERP; was sich ab jetzt ändert, steht hier.",
  listPrice: "Listenpreis",
  listPer: "Listenpreis je {unit}",
  classPrice: "Klasse {number}",
  classPrices: "{count, plural, one {# Klassenpreis} other {# Klassenpreise}}",
  before: "Vorher: {price} / {unit}",
  step: "{date}: {price} / {unit}",
  first: "vorher",
  today: "heute",
  when: "Wann",
  by: "Durch",
  what: "Alt → neu",
  load: "Datei {file}",
  database: "Ein anderes Programm, in der Datenbank",
  to: "auf",
  percent: "{percent} %",
  noPrice: "keiner",
  more: "Ältere Änderungen zeigen",
};
