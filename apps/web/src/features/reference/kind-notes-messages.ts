import { defineMessages } from "../../shared/i18n/messages.ts";

/** What the records of a kind are, for who opens their list. */
export const kindNotesMessages = defineMessages({
  id: "features/reference/kind-notes",
  en: {
    "core.address": "The addresses of customers, locations, companies, vendors and carriers.",
    "core.cashDrawer": "The cash drawers of our locations, and whether they are open.",
    "core.company": "Our companies.",
    "core.codeP21": "What the numeric codes of the records mean.",
    "core.location": "Our locations with their carrier accounts.",
    "core.paymentTypes": "The ways to pay.",
    "legacy.state": "The states that the site sells to, with their sales tax.",
    "erp.transCategory": "The categories of the catalogue as the ERP keeps them.",
    "erp.transCompany": "Our companies as the ERP keeps them.",
    "erp.transUser": "The users as the ERP keeps them.",
    "erp.transWebDisplayType": "Where texts of an item stand: on its page, in lists, on paper.",
    "ai.documents": "What the assistant reads: own documents, articles and transcripts of podcasts.",
    "ai.microservices": "What the assistant can do, and the language model behind each.",
    "ai.rubrics": "What texts of the assistant must satisfy.",
    "site.fyxerTranscript": "Who said what in meetings, and what was agreed.",
    "site.notifications": "What is for everybody, for your role or for you, and has not expired.",
    "messaging.webHook": "The messages to the team and what became of them.",
  },
});
