import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the live trace and of the notice of maintenance. */
export const messages = defineMessages({
  id: "features/trace",
  en: {
    title: "Calls of this screen",
    none: "This screen has called nothing yet.",
    method: "Call",
    status: "Status",
    time: "Time",
    request: "Request",
    noAnswer: "No answer",
    waiting: "waits",
    retries: "{count, plural, one {# retry} other {# retries}}",
    notSent: "not sent",
    tryIt: "Try {endpoint} in the console",
    toLog: "Open in the log",
    allScreens: "Calls of all screens",
    maintenance: "Maintenance until {end}.",
    maintenanceHint: "Some calls are refused until then. What you entered stays on this screen.",
  },
});
