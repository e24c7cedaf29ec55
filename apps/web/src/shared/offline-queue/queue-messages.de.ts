import type { TextsOf } from "../i18n/messages.ts";
import type { queueMessages } from "./queue-messages.ts";

export const de: TextsOf<typeof queueMessages> = {
  title: "Änderungen auf diesem Gerät",
  allStored: "Alles gespeichert",
  offline: "Offline",
  waitingCount: "{count, plural, one {# Änderung wartet} other {# Änderungen warten}}",
  offlineWaiting: "Offline · {count, plural, one {# Änderung wartet} other {# Änderungen warten}}",
  refusedCount: "{count, plural, one {# Änderung abgelehnt} other {# Änderungen abgelehnt}}",
  waiting: "Wartet",
  sending: "Wird gesendet",
  stored: "Gespeichert",
  refused: "Abgelehnt",
  heldBack: "Wartet, bis Sie über die abgelehnte Änderung davor entscheiden.",
  attempts: "{count, plural, one {Einmal ohne Antwort gesendet.} other {#-mal ohne Antwort gesendet.}}",
  queuedAt: "Erfasst",
  empty: "Es wartet nichts.",
  emptyHint: "Was Sie ohne Netz buchen, bleibt hier und wird gesendet, sobald es wieder da ist.",
  close: "Schließen",
  tryNow: "Jetzt senden",
  tryAgain: "Erneut senden",
  correct: "Berichtigen",
  correctChange: "Berichtigen: {label}",
  discard: "Verwerfen",
  discardChange: "Verwerfen: {label}",
  discardTitle: "Diese Änderung verwerfen?",
  discardHint: "{label} ist nicht beim Server angekommen. Ihre Eingaben sind danach endgültig weg.",
  discardUnsure:
    "{label} wurde ohne Antwort gesendet: Vielleicht hat der Server sie schon. Ihre Eingaben hier sind danach endgültig weg.",
  keep: "Behalten",
  dismiss: "Aus der Liste nehmen",
  tooOld:
    "Seit dem ersten Senden sind mehr als sechs Tage vergangen; der Server hat sie vielleicht gespeichert, ohne zu antworten. Sehen Sie nach, ob sie da ist, und senden Sie sie dann erneut oder verwerfen Sie sie.",
  yours: "Nur Sie sehen diese Änderungen, und nur Sie senden sie: eine andere Person an diesem Gerät nicht.",
};
