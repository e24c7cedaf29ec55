import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { catalogMessages } from "./catalog-messages.ts";

export const de: TextsOf<typeof catalogMessages> = {
  catalog: "Katalog",
  import: "Import",
};
