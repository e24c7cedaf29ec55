import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { kindNotesMessages } from "./kind-notes-messages.ts";

export const de: TextsOf<typeof kindNotesMessages> = {
  "core.address": "Die Adressen von Kunden, Standorten, Firmen, Lieferanten und Frachtführern.",
  "core.cashDrawer": "Die Kassen unserer Standorte, und ob sie offen sind.",
  "core.company": "Unsere Firmen.",
  "core.codeP21": "Was die Zahlencodes der Datensätze bedeuten.",
  "core.location": "Unsere Standorte mit ihren Konten bei Frachtführern.",
  "core.paymentTypes": "Wie sich bezahlen lässt.",
  "legacy.state": "Die Bundesstaaten, in die der Mandant verkauft, mit ihrer Umsatzsteuer.",
  "erp.transCategory": "Die Kategorien des Katalogs, wie das ERP sie führt.",
  "erp.transCompany": "Unsere Firmen, wie das ERP sie führt.",
  "erp.transUser": "Die Benutzer, wie das ERP sie führt.",
  "erp.transWebDisplayType": "Wo Texte eines Artikels stehen: auf seiner Seite, in Listen, auf Papier.",
  "ai.documents": "Was der Assistent liest: eigene Dokumente, Artikel und Mitschriften von Podcasts.",
  "ai.microservices": "Was der Assistent kann, und welches Sprachmodell jeweils dahinter steht.",
  "ai.rubrics": "Was Texte des Assistenten erfüllen müssen.",
  "site.fyxerTranscript": "Wer in Besprechungen was gesagt hat, und was vereinbart wurde.",
  "site.notifications": "Was alle, Ihre Rolle oder Sie angeht und nicht abgelaufen ist.",
  "messaging.webHook": "Die Nachrichten an das Team, und was aus ihnen wurde.",
};
