import type { Endpoint } from "@purvey/contract/endpoint";
import { Select } from "@purvey/ui/select";
import { filtersOf, type RecordsView } from "../records-view.ts";

/** What `RecordFilters` takes. */
export interface RecordFiltersProps {
  readonly list: Endpoint;
  readonly view: RecordsView;
  readonly show: (next: RecordsView) => void;
}

/** The choices that a list can be narrowed by, under the names of its parameters; what their values mean is in the tool tip. */
export function RecordFilters({ list, view, show }: RecordFiltersProps) {
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
      title={description}
      value={view.filters?.[name] ?? ""}
      onChange={({ target }) => choose(name, target.value)}
    >
      <option value="">{name}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {`${name}: ${value}`}
        </option>
      ))}
    </Select>
  ));
}
