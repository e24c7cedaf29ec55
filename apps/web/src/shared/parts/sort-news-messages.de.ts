import type { TextsOf } from "../i18n/messages.ts";
import type { sortNewsMessages } from "./sort-news-messages.ts";

export const de: TextsOf<typeof sortNewsMessages> = {
  ascending: "Nach „{name}“ sortiert, aufsteigend.",
  descending: "Nach „{name}“ sortiert, absteigend.",
};
