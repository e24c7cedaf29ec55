import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { trackLinkMessages } from "./track-link-messages.ts";

/** German. */
export const de: TextsOf<typeof trackLinkMessages> = { trackInstead: "Einen Auftrag ohne Anmeldung verfolgen" };
