import { englishUiTexts } from "@purvey/ui/ui-texts";
import { defineMessages } from "../shared/i18n/messages.ts";

/** The words that components say by themselves. */
export const messages = defineMessages({ id: "app/ui", en: englishUiTexts });
