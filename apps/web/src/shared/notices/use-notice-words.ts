import type { Notification } from "@purvey/contract/generated/site";
import { useFormat } from "@purvey/ui/data/format-provider";
import { useText } from "../i18n/messages.ts";
import { noticeWords } from "./notice-words.ts";
import { wordedMessages } from "./worded-messages.ts";

/** Puts a notification into the reader's language, as far as the application knows what it tells. */
export function useNoticeWords(): (notice: Notification) => Notification {
  const text = useText(wordedMessages);
  const { locale = "en" } = useFormat();
  return (notice) => ({ ...notice, ...noticeWords(notice, text, locale) });
}
