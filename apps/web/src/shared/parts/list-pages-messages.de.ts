import type { TextsOf } from "../i18n/messages.ts";
import type { listPagesMessages } from "./list-pages-messages.ts";

export const de: TextsOf<typeof listPagesMessages> = {
  pages: "Seiten",
  previous: "Vorige Seite",
  next: "Nächste Seite",
  page: "Seite {page} von {pages}",
};
