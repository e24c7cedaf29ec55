import type { TextsOf } from "../i18n/messages.ts";
import type { wordedMessages } from "./worded-messages.ts";

export const de: TextsOf<typeof wordedMessages> = {
  approvalAsked: "{name} bittet um Ihre Freigabe",
  approvalAskedFor:
    "{name} hat eine Bestellung über {total} mit der Bestellnummer {po} vorgelegt. Öffnen Sie sie, um sie freizugeben.",
  approvalRefused: "{name} hat Ihre Bestellung nicht freigegeben",
  quoteAsked: "{name}, {company}, fragt ein Angebot an",
  quoteCountered: "{name}, {company}, macht ein Gegenangebot",
  quoteAccepted: "{name}, {company}, hat Ihr Angebot angenommen",
  quoteOffered: "{name} bietet Ihnen Preise an",
  quoteDeclined: "{name} hat Ihre Anfrage abgelehnt",
  openRequest: "Öffnen Sie sie, um zu sehen, worum es geht.",
};
