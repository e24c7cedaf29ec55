import type { Notification } from "@purvey/contract/generated/site";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatMoney } from "@purvey/ui/format";
import { type Translate, useText } from "../i18n/messages.ts";
import { wordedMessages } from "./worded-messages.ts";

/** Puts a notification into the reader's language, as far as the application knows what it tells. */
export function useNoticeWords(): (notice: Notification) => Notification {
  const text = useText(wordedMessages);
  const { locale = "en" } = useFormat();
  return (notice) => ({ ...notice, ...noticeWords(notice, text, locale) });
}

type Text = Translate<typeof wordedMessages.en>;

/** What a notification says, in the reader's language where the application knows what it tells; else as it was written. */
export function noticeWords(
  { title, message, wording, wordingValues }: Pick<Notification, "title" | "message" | "wording" | "wordingValues">,
  text: Text,
  locale: string,
): { readonly title: string; readonly message: string } {
  const values = wordingValues ?? {};
  const { name = "", company = "", po = "" } = values;
  if (wording === "approvalAsked")
    return {
      title: text("approvalAsked", { name }),
      message: text("approvalAskedFor", { name, po, ...total(values, locale) }),
    };
  if (wording === "approvalRefused") return { title: text("approvalRefused", { name }), message };
  if (isOfQuote(wording))
    return { title: text(wording, { name, company }), message: values.written === "N" ? text("openRequest") : message };
  return { title, message };
}

const ofQuotes = ["quoteAsked", "quoteCountered", "quoteAccepted", "quoteOffered", "quoteDeclined"] as const;

function isOfQuote(wording: string | null): wording is (typeof ofQuotes)[number] {
  return ofQuotes.some((known) => known === wording);
}

function total({ total, currency }: Readonly<Record<string, string>>, locale: string): { readonly total: string } {
  return { total: formatMoney(Number(total), { currency: currency ?? "USD", locale }) };
}
