import type { ReactNode } from "react";
import { createContext, use } from "react";
import { type SayUiText, sayInEnglish } from "../ui-texts.ts";

const UiTextContext = createContext<SayUiText>(sayInEnglish);

/**
 * Gives the components below it their own words in another language; without one they speak English.
 *
 * @example
 * <UiTextProvider say={(name, values) => translate(german[name], values)}>…</UiTextProvider>
 */
export function UiTextProvider({ say, children }: { say: SayUiText; children: ReactNode }) {
  return <UiTextContext value={say}>{children}</UiTextContext>;
}

/** The words of the components in the language of the nearest `UiTextProvider`. */
export function useUiText(): SayUiText {
  return use(UiTextContext);
}
