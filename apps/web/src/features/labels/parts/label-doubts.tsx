import { Banner } from "@purvey/ui/banner";
import { useText } from "../../../shared/i18n/messages.ts";
import { isMisfit, isUnknown, itemsOf, type LabelFacts, lacksBin } from "../label-data.ts";
import { type LabelKind, mostNumbers } from "../labels-view.ts";
import { messages } from "../messages.ts";

export interface LabelDoubtsProps {
  readonly kind: LabelKind;
  readonly numbers: readonly string[];
  readonly facts: ReadonlyMap<string, LabelFacts>;
  /** How many numbers are more than a print takes. */
  readonly beyond: number;
}

/** Numbers that get no label, or one that says less than it could. */
export function LabelDoubts({ kind, numbers, facts, beyond }: LabelDoubtsProps) {
  const text = useText(messages);
  const unknown = itemsOf(kind, numbers).filter((code) => isUnknown(code, facts));
  const binless = numbers.filter((number) => lacksBin(kind, number));
  const misfits = numbers.filter((number) => isMisfit(kind, number));
  return (
    <>
      {misfits.length > 0 && <Banner tone="out">{text("misfits", { numbers: misfits.join(", ") })}</Banner>}
      {beyond > 0 && <Banner tone="low">{text("beyond", { count: beyond, most: mostNumbers })}</Banner>}
      {binless.length > 0 && (
        <Banner tone="low">{text("lacksBin", { numbers: binless.join(", "), first: binless[0] ?? "" })}</Banner>
      )}
      {unknown.length > 0 && (
        <Banner tone="low">{text("unknown", { numbers: unknown.join(", "), count: unknown.length })}</Banner>
      )}
    </>
  );
}
