import { defineMessages } from "../i18n/messages.ts";

/** Texts of turning the pages of a list. */
export const listPagesMessages = defineMessages({
  id: "shared/parts/list-pages",
  en: {
    pages: "Pages",
    previous: "Previous page",
    next: "Next page",
    page: "Page {page} of {pages}",
  },
});
