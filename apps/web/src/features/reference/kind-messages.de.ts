import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { kindMessages } from "./kind-messages.ts";

export const de: TextsOf<typeof kindMessages> = {
  "core.address": "Adressen",
  "core.cashDrawer": "Kassen",
  "core.company": "Firmen",
  "core.codeP21": "Codes",
  "core.location": "Standorte",
  "core.paymentTypes": "Zahlungsarten",
  "legacy.state": "Bundesstaaten",
  "erp.transCategory": "Kategorien im ERP",
  "erp.transCompany": "Firmen im ERP",
  "erp.transUser": "Benutzer im ERP",
  "erp.transWebDisplayType": "Anzeigearten im ERP",
  "ai.documents": "Dokumente des Assistenten",
  "ai.microservices": "Dienste des Assistenten",
  "ai.rubrics": "Rubriken des Assistenten",
  "site.fyxerTranscript": "Besprechungsprotokolle",
  "site.notifications": "Mitteilungen",
  "messaging.webHook": "Nachrichten an das Team",
};
