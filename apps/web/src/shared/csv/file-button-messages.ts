import { defineMessages } from "../i18n/messages.ts";

/** Texts of choosing a file with a table. */
export const fileButtonMessages = defineMessages({
  id: "shared/csv/file-button",
  en: {
    workbook: "“{name}” is a workbook. Save it in the spreadsheet as CSV, or copy its cells and paste them here.",
    document: "“{name}” is a PDF, not a table. Save the table as CSV, or copy its lines and paste them here.",
    picture: "“{name}” is a picture, not a table. Choose a CSV file, or paste the lines here.",
    noText: "“{name}” holds no text. Choose a table as CSV or text, or paste its lines here.",
    empty: "“{name}” is empty. Choose another file, or paste the lines here.",
    unreadable: "“{name}” cannot be read: it was moved or changed meanwhile. Choose it again.",
  },
});
