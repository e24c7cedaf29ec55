import { Select } from "@purvey/ui/select";
import { useText } from "../../../shared/i18n/messages.ts";
import { SearchField } from "../../../shared/parts/search-field.tsx";
import { catalogMessages } from "../catalog-messages.ts";
import { type CatalogView, completenessFields } from "../catalog-view.ts";

/** What `CatalogFilters` takes. */
export interface CatalogFiltersProps {
  readonly view: CatalogView;
  readonly show: (view: CatalogView) => void;
}

/** What narrows the catalogue: any number, whether it is sold online, what is missing. */
export function CatalogFilters({ view, show }: CatalogFiltersProps) {
  const text = useText(catalogMessages);
  const narrow = (next: Partial<CatalogView>) => show({ ...view, ...next, page: undefined });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <SearchField q={view.q} label={text("search")} hint={text("searchHint")} onSearch={(q) => narrow({ q })} />
      <Select
        aria-label={text("sold")}
        className="w-44"
        value={view.online ?? ""}
        onChange={({ target }) => narrow({ online: (target.value || undefined) as CatalogView["online"] })}
      >
        <option value="">{text("soldAny")}</option>
        <option value="online">{text("online")}</option>
        <option value="offline">{text("offline")}</option>
      </Select>
      <Select
        aria-label={text("missing")}
        className="w-64 max-w-full"
        value={view.missing ?? ""}
        onChange={({ target }) => narrow({ missing: (target.value || undefined) as CatalogView["missing"] })}
      >
        <option value="">{text("missingOrNot")}</option>
        <option value="any">{text("missingAny")}</option>
        {completenessFields.map((field) => (
          <option key={field} value={field}>
            {text("missingOne", { name: text(field) })}
          </option>
        ))}
      </Select>
    </div>
  );
}
