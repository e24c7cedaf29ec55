import { permissions } from "@purvey/contract/permissions";
import { defineMessages } from "../i18n/messages.ts";

/** What each permission lets a person do, by its name: as the contract says it, and in the other languages. */
export const sentenceMessages = defineMessages({
  id: "shared/permissions/sentence",
  en: permissions,
});
