import { Quantity } from "@purvey/ui/data/quantity";
import { FieldError } from "@purvey/ui/field";
import { useText } from "../i18n/messages.ts";
import { messages } from "./messages.ts";
import { restOf, type SplitLine, type SplitQuantity } from "./portions.ts";

export interface PortionRestProps {
  readonly line: Pick<SplitLine, "unitOfMeasure">;
  readonly entered: SplitQuantity;
  /** The others leave nothing of it. */
  readonly isMissing: boolean;
}

/** How much is of the first lot and bin: it follows from what came and from the others. */
export function PortionRest({ line, entered, isMissing }: PortionRestProps) {
  const text = useText(messages);
  return (
    <div className="flex flex-col gap-1">
      <span className="text-sm font-semibold">{text("ofIt")}</span>
      <span className="flex min-h-(--control) items-center">
        <Quantity quantity={Math.max(0, restOf(entered))} unit={line.unitOfMeasure} />
      </span>
      {isMissing && <FieldError>{text("restMissing")}</FieldError>}
    </div>
  );
}
