import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of taking parts for a job. */
export const messages = defineMessages({
  id: "features/usage",
  en: {
    usage: "Use parts",
    job: "Job",
    jobHint: "Work order, machine or project that is charged",
    jobRequired: "Say which job is charged.",
    department: "Department",
    departmentHint: "Whose cost it is. Optional.",
    favourites: "Usual for this job",
    favouriteOf: "Add {quantity} {unit} of {item}",
    noFavourites: "Nothing was taken for this job yet.",
    lines: "Parts to take",
    none: "Scan what you take.",
    noneHint: "Each scan adds one; the quantity can be typed.",
    warranty: "Under warranty",
    warrantyOf: "{item} replaces one under warranty",
    modelNo: "Model that failed",
    serialNo: "Its serial number",
    warrantyType: "Kind of warranty",
    notes: "What happened",
    post: "Take {count, plural, one {# part} other {# parts}}",
    label: "Usage for {job}",
    stored: "Charged to {job}. {figures}",
    left: "{item}: {quantity} {unit} left.",
    cleared: "All lines are taken away.",
    clear: "Clear",
    undo: "Undo",
  },
});
