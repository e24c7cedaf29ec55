import { classNames } from "../class-names.ts";
import { formatMoney, formatPrice } from "../format.ts";
import { useUiText } from "../primitives/ui-text-provider.tsx";
import { useFormat } from "./format-provider.tsx";

/** What `Money` takes. */
export interface MoneyProps {
  /** The amount; null while it is on its way, and its place is kept. */
  value: number | null | undefined;
  /** What the price is for: "BX", "100 EA". Every price names its quantity. */
  per?: string | undefined;
  /** It is the price of one unit that is named elsewhere, as in a column's head. */
  price?: boolean;
  /** What the amount is in; without it the currency of the document that it stands in, else the site's. */
  currency?: string | undefined;
  /** The price before the contract, struck through. */
  instead?: number | undefined;
  /** Characters the place is kept for while the price is on its way; 8 when absent. */
  reserve?: number;
  className?: string;
}

/**
 * An amount of money with tabular figures.
 *
 * @example
 * <Money value={12.4} per="BX" />
 */
export function Money({
  value,
  per,
  price = per !== undefined,
  currency,
  instead,
  reserve = 8,
  className,
}: MoneyProps) {
  const say = useUiText();
  const settings = useFormat();
  const format = price ? formatPrice : formatMoney;
  const write = (amount: number) =>
    format(amount, { locale: settings.locale, currency: currency ?? settings.currency });
  return (
    <span className={classNames("money", className)} style={{ minInlineSize: `${reserve}ch` }}>
      {instead !== undefined && (
        <>
          <span className="sr-only">{say("insteadOf")} </span>
          <s className="me-1.5 font-normal text-faint">{write(instead)}</s>
        </>
      )}
      {value === null || value === undefined ? <span className="skeleton w-[6ch]" aria-hidden="true" /> : write(value)}
      {per && <span className="text-xs font-normal text-soft"> / {per}</span>}
    </span>
  );
}
