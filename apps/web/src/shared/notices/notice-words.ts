import type { Notification } from "@purvey/contract/generated/site";
import { formatMoney } from "@purvey/ui/format";
import type { Translate } from "../i18n/messages.ts";
import type { wordedMessages } from "./worded-messages.ts";

/** What the application tells people by itself: its `wording` in a notification, with the values it names. */
export interface Tellings {
  readonly approvalAsked: {
    readonly name: string;
    readonly po: string;
    readonly total: string;
    readonly currency: string;
  };
  readonly approvalRefused: { readonly name: string };
  readonly quoteAsked: { readonly name: string; readonly company: string };
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
  if (wording === "quoteAsked") return { title: text("quoteAsked", { name, company }), message };
  return { title, message };
}

function total({ total, currency }: Readonly<Record<string, string>>, locale: string): { readonly total: string } {
  return { total: formatMoney(Number(total), { currency: currency ?? "USD", locale }) };
}

/** What a notification carries so that it can be worded anew: beside the words of the sender, who knows no reader's language. */
export function tellingOf<Name extends keyof Tellings>(
  wording: Name,
  wordingValues: Tellings[Name],
  text: Text,
  locale: string,
  own: string = "",
) {
  const values = { ...wordingValues };
  return {
    wording,
    wordingValues: values,
    ...noticeWords({ title: "", message: own, wording, wordingValues: values }, text, locale),
  };
}
