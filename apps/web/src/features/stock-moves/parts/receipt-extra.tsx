import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { Field } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages as portionMessages } from "../../../shared/portions/messages.ts";
import { PortionFields } from "../../../shared/portions/portion-fields.tsx";
import { PortionRest } from "../../../shared/portions/portion-rest.tsx";
import { messages } from "../messages.ts";
import { lotProblem, type ReceiptLine, splitOf } from "../move-model.ts";

export interface ReceiptExtraProps {
  readonly line: ReceiptLine;
  /** What the chosen order still expects of the part; undefined without an order. */
  readonly expected: number | undefined;
  readonly onChange: (line: ReceiptLine) => void;
}

/** The lots of what arrived with how much is of each, and whether it is more or less than was expected. */
export function ReceiptExtra({ line, expected, onChange }: ReceiptExtraProps) {
  const text = useText(messages);
  const sayPortion = useText(portionMessages);
  const problem = lotProblem(line);
  const entered = splitOf(line);
  const isSplit = entered.more.length > 0;
  const split = { ...line, trackLots: "Y", trackBins: "N" } as const;
  const lot = (
    <TextInput
      mono
      icon="tag"
      className={isSplit ? undefined : "w-40"}
      maxLength={40}
      aria-label={`${text("lot")} · ${line.itemId}`}
      placeholder={isSplit ? undefined : text("lot")}
      value={entered.lot}
      onChange={({ target }) => onChange({ ...line, lotNumber: target.value })}
    />
  );
  const isNamed = entered.lot.trim() !== "";
  return (
    <div className="flex flex-col gap-3">
      {isSplit ? (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <Field label={text("lot")} required error={problem === "lotMissing" && !isNamed && sayPortion(problem)}>
            {lot}
          </Field>
          <PortionRest line={line} entered={entered} isMissing={problem === "restMissing"} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {lot}
          <ReceiptVerdict line={line} expected={expected} />
        </div>
      )}
      {(isNamed || isSplit) && (
        <PortionFields line={split} entered={entered} change={({ more }) => onChange({ ...line, more })} />
      )}
      {isSplit && <ReceiptVerdict line={line} expected={expected} />}
    </div>
  );
}

interface ReceiptVerdictProps {
  readonly line: ReceiptLine;
  /** What the chosen order still expects of the part; undefined without an order. */
  readonly expected: number | undefined;
}

/** Whether what arrived is more, less or as much as was expected. */
export function ReceiptVerdict({ line, expected }: ReceiptVerdictProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  if (expected === undefined) return null;
  const difference = (line.quantity ?? 0) - expected;
  const words = { unit: line.unitOfMeasure, quantity: formatNumber(Math.abs(difference) || expected, locale) };
  const verdict = difference > 0 ? "over" : difference < 0 ? "short" : "expected";
  return <Status tone={difference > 0 ? "low" : difference < 0 ? "half" : "ok"}>{text(verdict, words)}</Status>;
}
