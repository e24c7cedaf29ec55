import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the explorer and of what the console's screens share. */
export const messages = defineMessages({
  id: "features/console",
  en: {
    console: "Screens of the console",
    explorer: "Explorer",
    log: "Log",
    errors: "Errors",
    health: "Health",
    counts:
      "{services, plural, one {# service} other {# services}} · {endpoints, plural, one {# endpoint} other {# endpoints}}",
    search: "Find an endpoint",
    searchHint: "What you want to do, a path, a word",
    service: "Service",
    allServices: "All services",
    domain: "Domain",
    allDomains: "All domains",
    readOnly: "Read-only",
    endpoint: "Endpoint",
    endpoints: "Endpoints",
    whatFor: "What for",
    permission: "Permission",
    noPermission: "none needed",
    score: "Score",
    found: "{count, plural, =0 {Nothing found} one {# endpoint} other {# endpoints}}",
    changes: "changes data",
    changesHint: "A GET with side effects: never repeated, cached or prefetched.",
    nothing: "No endpoint fits “{words}”.",
    nothingHint: "Try other words, or fewer filters.",
    clear: "Clear words and filters",
    close: "Close",
  },
});
