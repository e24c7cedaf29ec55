import type { ReactNode } from "react";
import { createContext, use, useMemo } from "react";
import type { FormatSettings } from "../format.ts";

const FormatContext = createContext<FormatSettings>({ currency: "USD", timeZone: "UTC" });

/**
 * Tells every figure below it the locale, the currency and the zone: from the user's `language` and `timezone` and the
 * site's settings.
 *
 * @example
 * <FormatProvider locale={user.language} timeZone={user.timezone} currency="USD">…</FormatProvider>
 */
export function FormatProvider({ locale, currency, timeZone, children }: FormatSettings & { children: ReactNode }) {
  const settings = useMemo(() => ({ locale, currency, timeZone }), [locale, currency, timeZone]);
  return <FormatContext value={settings}>{children}</FormatContext>;
}

/**
 * A document: figures below it are in its currency, whatever the site sells in today.
 *
 * @example
 * <InCurrency currency={quote.currency}>…</InCurrency>
 */
export function InCurrency({ currency, children }: { currency: string | undefined; children: ReactNode }) {
  const settings = useFormat();
  return (
    <FormatProvider {...settings} currency={currency ?? settings.currency}>
      {children}
    </FormatProvider>
  );
}

/**
 * The settings of the nearest `FormatProvider`; without one US dollars, UTC and the browser's locale.
 *
 * @example
 * const { locale } = useFormat();
 */
export function useFormat(): FormatSettings {
  return use(FormatContext);
}
