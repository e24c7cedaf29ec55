import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { allResultsMessages } from "./all-results-messages.ts";

export const de: TextsOf<typeof allResultsMessages> = {
  allResults: "{count, plural, one {Der eine Treffer} other {Alle # Treffer}}",
  allResultsAbout: "{count, plural, other {Alle etwa # Treffer}}",
};
