import { Button } from "@purvey/ui/button";
import { Chip } from "@purvey/ui/chip";
import { useText } from "../../../shared/i18n/messages.ts";
import { facetMessages } from "../facet-messages.ts";
import { chosenValues, type FacetSource, offeredFacets, toggleValue, withoutFacets } from "../facets.ts";
import { searchMessages } from "../search-messages.ts";
import type { SearchView } from "../search-view.ts";

export interface FilterChipsProps extends FacetSource {
  readonly show: (next: SearchView) => void;
}

/** The filters in force, each with a button that takes it away. */
export function FilterChips({ show, ...source }: FilterChipsProps) {
  const { view } = source;
  const text = useText(facetMessages);
  const say = useText(searchMessages);
  const chosen = chosenValues(offeredFacets(source) ?? []);
  if (chosen.length === 0) return null;
  const labelOf = (key: string, label: string) => (key === "stock" ? say("stockValue", { value: label }) : label);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {chosen.map(({ key, uid, name, label }) => (
        <Chip key={`${key}-${uid}`} name={name} onRemove={() => show(toggleValue(view, key, uid))}>
          {labelOf(key, label)}
        </Chip>
      ))}
      {chosen.length > 1 && (
        <Button variant="quiet" onClick={() => show(withoutFacets(view))}>
          {text("clearFilters")}
        </Button>
      )}
    </div>
  );
}
