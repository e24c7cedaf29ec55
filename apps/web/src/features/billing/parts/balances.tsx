import { Money } from "@purvey/ui/data/money";
import { Fragment } from "react";
import type { Balance } from "../billing-view.ts";

/** Sums of several currencies beside each other; 0 of the site's without any. */
export function Balances({ sums, className }: { sums: readonly Balance[] | undefined; className?: string }) {
  if (!sums || sums.length === 0) return <Money className={className ?? ""} reserve={0} value={sums && 0} />;
  return sums.map(({ balanceDue, currency }, index) => (
    <Fragment key={currency}>
      {index > 0 && " + "}
      <Money className={className ?? ""} reserve={0} value={balanceDue} currency={currency} />
    </Fragment>
  ));
}
