import type { ItemMaster } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useCatalogQueries } from "../../shared/catalog-api.ts";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { ListPages } from "../../shared/parts/list-pages.tsx";
import { SortNews } from "../../shared/parts/sort-news.tsx";
import { ColumnChooser } from "../../shared/saved-views/column-chooser.tsx";
import { OpenWithView } from "../../shared/saved-views/open-with-view.tsx";
import { SavedViews } from "../../shared/saved-views/saved-views.tsx";
import { useArrangedColumns } from "../../shared/saved-views/use-arranged-columns.ts";
import { useTitle } from "../../shared/use-title.ts";
import { catalogMessages } from "./catalog-messages.ts";
import { type CatalogView, catalogInput, itemsPerPage, sortedView, sortOf } from "./catalog-view.ts";
import { useCatalogColumns } from "./parts/catalog-columns.tsx";
import { CatalogExport } from "./parts/catalog-export.tsx";
import { CatalogFilters } from "./parts/catalog-filters.tsx";
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
  const queries = useCatalogQueries();
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
