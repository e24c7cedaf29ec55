import type { Endpoint } from "@purvey/contract/endpoint";
import { Select } from "@purvey/ui/select";
import { useText } from "../../../shared/i18n/messages.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { messages } from "../messages.ts";
import { filtersOf, type RecordsView } from "../records-view.ts";
import { codeWord } from "../reference-kinds.ts";

export interface RecordFiltersProps {
  readonly list: Endpoint;
  readonly view: RecordsView;
  readonly show: (next: RecordsView) => void;
}

/** The choices that a list can be narrowed by, under the names of its parameters; what their values mean is in the tool tip. */
export function RecordFilters({ list, view, show }: RecordFiltersProps) {
  const text = useText(messages);
  const meaning = (name: string, value: string) => {
    const word = codeWord(name, value);
    return word ? `${name}: ${text(word)} (${value})` : `${name}: ${value}`;
  };
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = view.filters ?? {};
    const filters = value === "" ? others : { ...others, [name]: value };
    show({ ...view, filters: Object.keys(filters).length > 0 ? filters : undefined, page: undefined });
  };
  return filtersOf(list).map(({ name, values, description }) => (
    <Select
      key={name}
      className="w-40"
      aria-label={name}
      title={description && saySentence(description)}
      value={view.filters?.[name] ?? ""}
      onChange={({ target }) => choose(name, target.value)}
    >
      <option value="">{name}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {meaning(name, value)}
        </option>
      ))}
    </Select>
  ));
}
