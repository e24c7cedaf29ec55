import type { PdfOptions } from "@purvey/contract/generated/items";
import { useLanguage } from "./i18n/language-provider.tsx";

/** A language that the server prints in. */
export type PrintLanguage = NonNullable<PdfOptions["language"]>;

/** The language to print in: the page's, or English where the server does not print in it. */
export function usePrintLanguage(): PrintLanguage {
  return useLanguage().code === "de" ? "de" : "en";
}
