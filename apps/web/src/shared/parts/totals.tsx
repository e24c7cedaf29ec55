import { Money } from "@purvey/ui/data/money";

/** One row of a sum: an amount, a word instead of one, or undefined while it is on its way. */
export interface TotalRow {
  readonly key: string;
  readonly label: string;
  readonly value: number | string | undefined;
}

export interface TotalsProps {
  readonly rows: readonly TotalRow[];
  readonly total: { readonly label: string; readonly value: number | undefined };
  readonly currency?: string | undefined;
}

/** A sum as it is written on paper: rows, a rule, the total. */
export function Totals({ rows, total, currency }: TotalsProps) {
  return (
    <dl className="totals">
      {rows.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{typeof value === "string" ? value : <Money value={value} currency={currency} />}</dd>
        </div>
      ))}
      <div className="totals-sum">
        <dt>{total.label}</dt>
        <dd>
          <Money value={total.value} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
