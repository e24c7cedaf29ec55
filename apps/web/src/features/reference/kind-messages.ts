import { defineMessages } from "../../shared/i18n/messages.ts";

/** What the kinds of reference data are called, by service and resource; others are called as the contract names them. */
export const kindMessages = defineMessages({
  id: "features/reference/kind",
  en: {
    "core.address": "Addresses",
    "core.cashDrawer": "Cash drawers",
    "core.company": "Companies",
    "core.codeP21": "Codes",
    "core.location": "Locations",
    "core.paymentTypes": "Payment types",
    "legacy.state": "States",
    "erp.transCategory": "ERP categories",
    "erp.transCompany": "ERP companies",
    "erp.transUser": "ERP users",
    "erp.transWebDisplayType": "ERP display types",
    "ai.documents": "Documents of the assistant",
    "ai.microservices": "Services of the assistant",
    "ai.rubrics": "Rubrics of the assistant",
    "site.fyxerTranscript": "Meeting transcripts",
    "site.notifications": "Notifications",
    "messaging.webHook": "Messages to the team",
  },
});
