import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { useMemo, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { comparisonOf } from "../answer/differences.ts";
import { requestMessages } from "../request-messages.ts";
import { history } from "../store/console-lists.ts";
import { useStored } from "../store/stored-list.ts";
import { DifferenceTable } from "./difference-table.tsx";
import { useTime } from "./log-table.tsx";

/** What `ComparePane` takes. */
export interface ComparePaneProps {
  /** `commerce.cartLine.add`. */
  readonly endpoint: string;
  /** The history's key of the answer that is shown. */
  readonly current: string;
  readonly text: string;
}

/** How the answer differs from an earlier one of the same endpoint. */
export function ComparePane({ endpoint, current, text: answer }: ComparePaneProps) {
  const text = useText(requestMessages);
  const time = useTime();
  const entries = useStored(history) ?? [];
  const earlier = entries
    .filter((entry) => entry.endpoint === endpoint && entry.key !== current && entry.answer)
    .reverse();
  const [chosen, setChosen] = useState<string>();
  const other = earlier.find(({ key }) => key === chosen) ?? earlier[0];
  const compared = useMemo(() => comparisonOf(other?.answer, answer), [other, answer]);
  if (compared === "tooLong") return <p className="text-soft">{text("tooLongToCompare")}</p>;
  if (!other || compared === "nothing") return <p className="text-soft">{text("nothingToCompare")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <Field label={text("compareWith")}>
        <Select value={other.key} onChange={(event) => setChosen(event.target.value)}>
          {earlier.map(({ key, at, status }) => (
            <option key={key} value={key}>{`${time(at)} · ${status}`}</option>
          ))}
        </Select>
      </Field>
      <DifferenceTable differences={compared} />
    </div>
  );
}
