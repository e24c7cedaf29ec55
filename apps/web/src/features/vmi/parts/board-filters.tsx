import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { Chip } from "@purvey/ui/chip";
import { Menu } from "@purvey/ui/menu";
import { useText } from "../../../shared/i18n/messages.ts";
import { SearchField } from "../../../shared/parts/search-field.tsx";
import { boardMessages } from "../board-messages.ts";
import { type BoardView, boardFilters, filterCounts } from "../board-view.ts";

export interface BoardFiltersProps {
  readonly items: readonly ReplenishmentItem[];
  readonly view: BoardView;
  readonly show: (next: BoardView) => void;
}

interface Choice {
  readonly uid: number;
  readonly name: string;
}

function choicesOf(
  items: readonly ReplenishmentItem[],
  read: (item: ReplenishmentItem) => [number | null, string | null],
): Choice[] {
  const names = new Map<number, string>();
  for (const item of items) {
    const [uid, name] = read(item);
    if (uid !== null) names.set(uid, name ?? String(uid));
  }
  return [...names].map(([uid, name]) => ({ uid, name })).sort((one, other) => one.name.localeCompare(other.name));
}

/** The filters in force as chips: each can be changed, and taken away. */
export function BoardFilters({ items, view, show }: BoardFiltersProps) {
  const text = useText(boardMessages);
  const counts = filterCounts(items);
  const current = view.show ?? "belowMinimum";
  return (
    <div className="no-print mb-3 flex flex-wrap items-center gap-2">
      <ChipMenu
        name={text("filter")}
        value={text(current)}
        options={boardFilters.map((filter) => ({
          key: filter,
          label: `${text(filter)} · ${counts[filter]}`,
          onSelect: () => show({ ...view, show: filter === "belowMinimum" ? undefined : filter }),
        }))}
        onRemove={current === "all" ? undefined : () => show({ ...view, show: "all" })}
      />
      <Choices
        name={text("section")}
        choices={choicesOf(items, ({ sectionsUid, sectionName }) => [sectionsUid, sectionName])}
        chosen={view.section}
        onChoose={(section) => show({ ...view, section })}
      />
      <Choices
        name={text("distributor")}
        choices={choicesOf(items, ({ distributorUid, distributorsName }) => [distributorUid, distributorsName])}
        chosen={view.distributor}
        onChoose={(distributor) => show({ ...view, distributor })}
      />
      <span className="ms-auto max-sm:w-full max-sm:*:w-full">
        <SearchField
          q={view.q}
          label={text("search")}
          hint={text("searchHint")}
          onSearch={(q) => show({ ...view, q })}
        />
      </span>
    </div>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: number | undefined;
  readonly onChoose: (uid: number | undefined) => void;
}

function Choices({ name, choices, chosen, onChoose }: ChoicesProps) {
  if (choices.length < 2 && chosen === undefined) return null;
  return (
    <ChipMenu
      name={name}
      value={choices.find(({ uid }) => uid === chosen)?.name}
      options={choices.map((choice) => ({
        key: String(choice.uid),
        label: choice.name,
        onSelect: () => onChoose(choice.uid),
      }))}
      onRemove={chosen === undefined ? undefined : () => onChoose(undefined)}
    />
  );
}

interface ChipMenuProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly options: readonly { key: string; label: string; onSelect: () => void }[];
  readonly onRemove: (() => void) | undefined;
}

/** A chip whose text opens the choice of another value. */
function ChipMenu({ name, value, options, onRemove }: ChipMenuProps) {
  const removal = onRemove && value ? { onRemove, removeLabel: `✕ ${name}: ${value}` } : {};
  return (
    <Menu
      label={name}
      align="start"
      items={options}
      trigger={(attributes) => (
        <Chip {...removal}>
          <button type="button" className="chip-choice" {...attributes}>
            <span className="font-normal text-soft">{name}</span> {value}
          </button>
        </Chip>
      )}
    />
  );
}
