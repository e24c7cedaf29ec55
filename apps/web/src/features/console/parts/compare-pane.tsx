import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { useMemo, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { differencesOf } from "../answer/differences.ts";
import { requestMessages } from "../request-messages.ts";
import { type HistoryEntry, history, longestKept } from "../store/console-lists.ts";
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
  const differences = useMemo(() => compared(other, answer), [other, answer]);
  if (answer.length > longestKept) return <p className="text-soft">{text("tooLongToCompare")}</p>;
  if (!other || !differences) return <p className="text-soft">{text("nothingToCompare")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <Field label={text("compareWith")}>
        <Select value={other.key} onChange={(event) => setChosen(event.target.value)}>
          {earlier.map(({ key, at, status }) => (
            <option key={key} value={key}>{`${time(at)} · ${status}`}</option>
          ))}
        </Select>
      </Field>
      <DifferenceTable differences={differences} />
    </div>
  );
}

/** The differences, where both answers are short enough to be compared at once. */
function compared(other: HistoryEntry | undefined, answer: string) {
  if (!other?.answer || answer.length > longestKept) return undefined;
  return differencesOf(readJson(other.answer), readJson(answer));
}

/** An answer as a value; what is no JSON is its text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
