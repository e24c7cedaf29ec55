import { Section } from "@purvey/ui/shell/page-head";
import { Panes } from "@purvey/ui/shell/panes";
import { useState } from "react";

/** Three panes whose grips are moved by pointer or arrow keys. */
export function PanesPart() {
  const [sizes, setSizes] = useState<readonly number[]>([40, 35, 25]);
  const panes = ["Input", "Answer", "Code"].map((label, index) => ({
    key: label,
    label,
    content: (
      <p className="blank-ledger px-cell py-6">
        <span className="font-semibold">{label}</span> {`${Math.round(sizes[index] ?? 0)} %`}
      </p>
    ),
  }));
  return (
    <Section title="Panes" note="A grip has the focus: arrow keys move it, Home and End to its ends">
      <Panes sizes={sizes} onSizesChange={setSizes} panes={panes} />
    </Section>
  );
}
