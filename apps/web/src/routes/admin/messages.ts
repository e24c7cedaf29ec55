import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the area's frame. */
export const messages = defineMessages({
  id: "routes/admin",
  en: {
    title: "Administration",
    users: "Users and groups",
    keys: "API keys",
    prices: "Prices",
    settings: "Settings",
    reference: "Reference data",
    content: "Content",
    assistant: "Assistant",
    whatThereIs: "What there is",
    countedItems: "items in the catalogue",
    countedUsers: "users who may sign in or are blocked",
    countedContracts: "contracts that fix prices",
    countedArticles: "articles",
    countedViews: "shared views of lists",
    toComplete: "To complete",
    changedLast: "Changed last",
    countedStuck: "documents stuck on their way to the ERP",
    health: "Services",
    healthy: "{up} of {total} services are up",
    asking: "Asking the services …",
    notUp: "{service} is not up",
    toHealth: "All services with their latency",
  },
});
