import { FieldError } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages as portionMessages } from "../../../shared/portions/messages.ts";
import { PortionFields } from "../../../shared/portions/portion-fields.tsx";
import { PortionRest } from "../../../shared/portions/portion-rest.tsx";
import { messages } from "../messages.ts";
import { lotProblem, type ReceiptLine, splitOf } from "../move-model.ts";
import { ReceiptVerdict } from "./receipt-verdict.tsx";

/** What `ReceiptExtra` takes. */
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
  const split = { ...line, trackLots: "Y", trackBins: "N" } as const;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TextInput
          mono
          icon="tag"
          className="w-40"
          maxLength={40}
          aria-label={`${text("lot")} · ${line.itemId}`}
          placeholder={text("lot")}
          value={entered.lot}
          onChange={({ target }) => onChange({ ...line, lotNumber: target.value })}
        />
        {entered.more.length > 0 && <PortionRest line={line} entered={entered} isMissing={problem === "restMissing"} />}
        <ReceiptVerdict line={line} expected={expected} />
      </div>
      {problem === "lotMissing" && entered.lot.trim() === "" && <FieldError>{sayPortion(problem)}</FieldError>}
      {(entered.lot.trim() !== "" || entered.more.length > 0) && (
        <PortionFields line={split} entered={entered} change={({ more }) => onChange({ ...line, more })} />
      )}
    </div>
  );
}
