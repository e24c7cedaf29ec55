import type { Invoice, Quote } from "@purvey/contract/generated/customers";
import { defineMessages } from "../../shared/i18n/messages.ts";

const words = {
  open: "Open",
  paid: "Paid",
  void: "Void",
  pastDue: "Past due",
  accepted: "Accepted",
  expired: "Expired",
  lost: "Declined",
} as const satisfies Record<Invoice["status"] | Quote["status"] | "pastDue", string>;

/** What the statuses of invoices and quotes mean, by their codes. */
export const statusMessages = defineMessages({
  id: "features/billing/status",
  en: words,
});
