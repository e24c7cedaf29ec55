import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the links to the screens of the catalogue. */
export const catalogMessages = defineMessages({
  id: "routes/admin/catalog",
  en: {
    catalog: "Catalogue",
    import: "Import",
  },
});
