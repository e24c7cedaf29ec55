import { defineMessages } from "../i18n/messages.ts";

/** Texts of records that somebody else changed while they were edited. */
export const messages = defineMessages({
  id: "shared/overtaken",
  en: {
    overtaken: "Somebody has changed this to “{value}” meanwhile. Save again to put yours in its place.",
    emptied: "Somebody has emptied this meanwhile. Save again to put yours in its place.",
    changed: "Somebody has changed this meanwhile.",
    keepTheirs: "Keep theirs",
    keepMine: "Keep mine",
  },
});
