import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** One term with what it is. */
export interface Definition {
  term: string;
  value: ReactNode;
}

/** What `DefinitionList` takes. */
export interface DefinitionListProps {
  items: readonly Definition[];
  /** Terms above values, side by side, as in the head of a record. */
  inline?: boolean;
  className?: string;
}

/**
 * Terms and values on ruled lines, or side by side in the head of a record.
 *
 * @example
 * <DefinitionList inline items={[{ term: "Ordered", value: <Timestamp value={order.orderDate} /> }]} />
 */
export function DefinitionList({ items, inline = false, className }: DefinitionListProps) {
  return (
    <dl className={classNames(inline ? "definitions-inline" : "definitions", className)}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
