import { defineMessages } from "../i18n/messages.ts";

/** What the roles are called; one that the application does not know is called as the server does. */
export const roleMessages = defineMessages({
  id: "shared/roles/role",
  en: {
    role: "{role, select, guest {Guest} shopper {Buyer} approver {Approver} salesRep {Sales rep} warehouse {Warehouse} auditor {Read-only admin} administrator {Administrator} developer {Developer} other {{role}}}",
  },
});
