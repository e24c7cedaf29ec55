import type { ItemMaster } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { Select } from "@purvey/ui/select";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useToasts } from "@purvey/ui/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { catalogServices } from "../../shared/catalog-services.ts";
import { formatCsv } from "../../shared/csv/format-csv.ts";
import { saveFile } from "../../shared/csv/save-file.ts";
import { Failure } from "../../shared/errors/failure.tsx";
import { useRefused } from "../../shared/errors/use-refused.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { ListPages } from "../../shared/parts/list-pages.tsx";
import { SearchField } from "../../shared/parts/search-field.tsx";
import { SortNews } from "../../shared/parts/sort-news.tsx";
import { ColumnChooser } from "../../shared/saved-views/column-chooser.tsx";
import { OpenWithView } from "../../shared/saved-views/open-with-view.tsx";
import { SavedViews } from "../../shared/saved-views/saved-views.tsx";
import { useArrangedColumns } from "../../shared/saved-views/use-arranged-columns.ts";
import { useServices } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { catalogMessages } from "./catalog-messages.ts";
import {
  type CatalogView,
  catalogInput,
  completenessFields,
  itemsPerPage,
  missingFields,
  sortedView,
  sortOf,
} from "./catalog-view.ts";
import { useCatalogColumns } from "./parts/catalog-columns.tsx";
import { ChosenItems } from "./parts/chosen-items.tsx";
import { useItemChoice } from "./use-item-choice.ts";

const route = getRouteApi("/in/admin/catalog");

/** The maker is the brand of most items, and whether a bar code is there is said by what is missing. */
const spared = ["manufacturer", "upc"];

/** The items with what they still lack: where enriching the catalogue begins. */
export function CatalogScreen() {
  return (
    <OpenWithView list="catalog">
      <Catalog />
    </OpenWithView>
  );
}

function Catalog() {
  const text = useText(catalogMessages);
  useTitle(text("title"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (search: CatalogView, replace = false) => void navigate({ search, replace });
  const { queries } = useServices(catalogServices);
  const { data, error, refetch, isFetching } = useQuery({
    ...queries.items.invMast.lookup(catalogInput(view)),
    placeholderData: keepPreviousData,
  });
  const columns = useCatalogColumns();
  const shown = useArrangedColumns(columns, view, spared);
  const choice = useItemChoice(view, data?.data);
  const total = data?.totalResults ?? 0;
  return (
    <>
      <PageHead
        title={text("title")}
        actions={
          <>
            <SavedViews list="catalog" />
            <CatalogExport view={view} />
          </>
        }
      />
      <CatalogFilters view={view} show={show} />
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <span role="status" className="min-h-5 grow text-soft max-sm:basis-full">
          {data && text("count", { count: total })}
        </span>
        <ChosenItems choice={choice} total={total} />
        <ColumnChooser
          columns={columns}
          arranged={view}
          onChange={(arranged) => show({ ...view, ...arranged }, true)}
        />
        <SortNews columns={columns} sort={sortOf(view)} />
      </div>
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<ItemMaster>
          caption={text("title")}
          columns={shown}
          rows={data?.data}
          rowKey={({ invMastUid }) => invMastUid}
          rowLabel={({ itemId }) => itemId}
          keyboard="page"
          sort={sortOf(view)}
          onSortChange={(sort) => show(sortedView(view, sort))}
          selected={choice.keys}
          onSelectedChange={choice.choose}
          refreshing={isFetching && data !== undefined}
          totalRows={total}
          firstRow={((view.page ?? 1) - 1) * itemsPerPage}
          empty={
            <EmptyState
              title={text(view.missing ? "nothingLacks" : "none")}
              actions={<Button onClick={() => show({})}>{text("showAll")}</Button>}
            >
              {!view.missing && text("noneHint")}
            </EmptyState>
          }
        />
      )}
      <ListPages page={view.page} pageSize={itemsPerPage} total={total} onPage={(page) => show({ ...view, page })} />
    </>
  );
}

const fields = [
  ...(["itemId", "itemDesc", "brandsName", "manufacturerName", "manufacturerPartNumber", "upc"] as const),
  ...(["displayDesc", "extendedDesc", "webDesc", "keywords"] as const),
] satisfies readonly (keyof ItemMaster)[];

/** Saves all rows that the filters leave as a table, in the contract's names, so that an import takes it back. */
function CatalogExport({ view }: { view: CatalogView }) {
  const text = useText(catalogMessages);
  const toasts = useToasts();
  const refused = useRefused();
  const { api } = useServices(catalogServices);
  const save = async () => {
    try {
      const items: ItemMaster[] = [];
      const input = { ...catalogInput(view), offset: 0, limit: 1000 };
      for await (const page of api.items.invMast.lookup(input).pages()) items.push(...page.data);
      const rows = items.map((item) => [...fields.map((field) => item[field]), missingFields(item).join(" ")]);
      saveFile("catalog.csv", formatCsv([[...fields, "missing"], ...rows]));
      toasts.show({ tone: "ok", message: text("exported", { count: items.length }) });
    } catch (error) {
      refused(error);
    }
  };
  return (
    <Button icon="download" onClick={save}>
      {text("export")}
    </Button>
  );
}

interface CatalogFiltersProps {
  readonly view: CatalogView;
  readonly show: (view: CatalogView) => void;
}

/** What narrows the catalogue: any number, whether it is sold online, what is missing. */
function CatalogFilters({ view, show }: CatalogFiltersProps) {
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
