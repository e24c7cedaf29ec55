import { defineMessages } from "../../shared/i18n/messages.ts";

/** What the kinds of reference data are called, by service and resource; others are called as the contract names them. */
export const kindMessages = defineMessages({
  id: "features/reference/kind",
  en: {
    "core.address": "Address",
    "core.cashDrawer": "Cash drawer",
    "core.company": "Company",
    "core.codeP21": "Code",
    "core.location": "Location",
    "core.paymentTypes": "Payment types",
    "legacy.state": "State",
    "erp.transCategory": "ERP category",
    "erp.transCompany": "ERP company",
    "erp.transUser": "ERP user",
    "erp.transWebDisplayType": "ERP display type",
    "ai.documents": "Documents of the assistant",
    "ai.microservices": "Services of the assistant",
    "ai.rubrics": "Rubrics of the assistant",
    "site.fyxerTranscript": "Meeting transcript",
    "site.notifications": "Notifications",
    "messaging.webHook": "Messages to the team",
  },
});
