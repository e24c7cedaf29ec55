import { defineMessages } from "../i18n/messages.ts";

/** Texts of the question for a reason. */
export const messages = defineMessages({
  id: "shared/reason",
  en: {
    legend: "Why?",
    hint: "It is kept with the movement, for whoever asks later.",
    damaged: "Damaged",
    missing: "Missing",
    found: "Found",
    miscounted: "Counted wrong before",
    short: "Short delivery",
    over: "More delivered than ordered",
    wrongPart: "Wrong part delivered",
    expired: "Expired",
    other: "Another reason",
    otherWords: "In your words",
    required: "Choose a reason.",
    requiredWords: "Say why, in a few words.",
  },
});

/** The name of a reason that can be chosen. */
export type ReasonName = "damaged" | "missing" | "found" | "miscounted" | "short" | "over" | "wrongPart" | "expired";
