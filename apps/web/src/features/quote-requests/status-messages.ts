import type { QuoteRequest, QuoteRound } from "@purvey/contract/generated/commerce";
import { defineMessages } from "../../shared/i18n/messages.ts";

const words = {
  asked: "Asked for",
  offered: "Offered",
  countered: "Countered",
  accepted: "Accepted",
  expired: "Expired",
  declined: "Declined",
  withdrawn: "Withdrawn",
} as const satisfies Record<QuoteRequest["status"] | QuoteRound["act"], string>;

/** Where a request for a quote stands, and what its steps were. */
export const statusMessages = defineMessages({ id: "features/quote-requests/status", en: words });
