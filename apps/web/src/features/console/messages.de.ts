import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  console: "Masken der Konsole",
  explorer: "Endpunkte",
  log: "Protokoll",
  errors: "Fehler",
  health: "Zustand",
  counts:
    "{services, plural, one {# Dienst} other {# Dienste}} · {endpoints, plural, one {# Endpunkt} other {# Endpunkte}}",
  search: "Endpunkt suchen",
  searchHint: "Was Sie tun möchten, ein Pfad, ein Wort",
  service: "Dienst",
  allServices: "Alle Dienste",
  domain: "Bereich",
  allDomains: "Alle Bereiche",
  readOnly: "Nur lesende",
  endpoint: "Endpunkt",
  endpoints: "Endpunkte",
  whatFor: "Wozu",
  permission: "Berechtigung",
  noPermission: "keine nötig",
  score: "Wertung",
  found: "{count, plural, =0 {Nichts gefunden} one {# Endpunkt} other {# Endpunkte}}",
  changes: "ändert Daten",
  changesHint: "Ein GET mit Nebenwirkungen: wird nie wiederholt, zwischengespeichert oder vorab geladen.",
  nothing: "Kein Endpunkt passt zu „{words}“.",
  nothingHint: "Versuchen Sie andere Wörter oder weniger Filter.",
  clear: "Wörter und Filter löschen",
  close: "Schließen",
};
