import { classNames } from "../class-names.ts";
import { formatNumber, type QuantityParts } from "../format.ts";
import { useFormat } from "./format-provider.tsx";

/** What `Quantity` takes. */
export interface QuantityProps extends QuantityParts {
  className?: string;
}

/**
 * A quantity with its unit printed in the value: `2 BX · 200 EA`.
 *
 * @example
 * <Quantity quantity={2} unit="BX" unitSize={100} baseUnit="EA" />
 */
export function Quantity({ quantity, unit, unitSize = 1, baseUnit, className }: QuantityProps) {
  const { locale } = useFormat();
  const packed = unitSize !== 1 && baseUnit && baseUnit !== unit;
  return (
    <span className={classNames("quantity", className)}>
      {formatNumber(quantity, locale)}&nbsp;<span className="quantity-unit">{unit}</span>
      {packed && (
        <span className="quantity-base">
          {" · "}
          {formatNumber(quantity * unitSize, locale)}&nbsp;{baseUnit}
        </span>
      )}
    </span>
  );
}
