import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { PageHead } from "@purvey/ui/shell/page-head";
import { lazy, Suspense } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { facetsOf } from "../facets.ts";
import { messages } from "../messages.ts";
import { type SortOrder, sortOrders } from "../search-view.ts";
import { useFacets, useFound } from "../use-found.ts";
import { useLocationName } from "../use-location-name.ts";
import { useSearchView } from "../use-search-view.ts";
import { CorrectedNote } from "./corrected-note.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FoundTable } from "./found-table.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { ResultPages } from "./result-pages.tsx";

const FacetPanel = lazy(async () => ({ default: (await import("./facet-panel.tsx")).FacetPanel }));

/** Rows and facets for the words that were searched for. */
export function FoundItems({ q }: { q: string }) {
  const text = useText(messages);
  const { view: whole, show } = useSearchView();
  const view = { ...whole, q };
  const found = useFound(view);
  const place = useLocationName(found.data !== undefined);
  const attributes = useFacets(view);
  const total = found.data?.totalResults;
  const facets = attributes.data && facetsOf(attributes.data, view, total ?? 0);
  return (
    <>
      <PageHead
        title={text("resultsFor", { words: q })}
        actions={
          <OrderChoice order={view.sort ?? "relevance"} onChange={(sort) => show({ ...view, sort, page: undefined })} />
        }
      >
        <span role="status" className="min-h-5">
          {total !== undefined && text(found.data?.totalIsExact ? "found" : "foundAbout", { count: total })}
        </span>
      </PageHead>
      <div className="results">
        <Suspense fallback={<FacetsPlace />}>
          <FacetPanel facets={facets} view={view} show={show} />
        </Suspense>
        <div className="min-w-0">
          <FilterChips facets={facets ?? []} view={view} show={show} />
          {found.data?.correctedQuery && <CorrectedNote q={q} corrected={found.data.correctedQuery} />}
          {found.error ? (
            <Failure error={found.error} onRetry={found.refetch} />
          ) : (
            <FoundTable
              items={found.data?.items}
              total={total}
              page={view.page ?? 1}
              place={place}
              refreshing={found.isPlaceholderData}
              empty={<NothingFound view={view} show={show} />}
            />
          )}
          <ResultPages view={view} total={total ?? 0} />
        </div>
      </div>
    </>
  );
}

/** The head of the facets and room for them, while their part of the application is on its way. */
function FacetsPlace() {
  const text = useText(messages);
  return (
    <div className="facets">
      <p className="facets-head">{text("filterCount", { count: 0 })}</p>
    </div>
  );
}

function OrderChoice({ order, onChange }: { order: SortOrder; onChange: (order: SortOrder) => void }) {
  const text = useText(messages);
  return (
    <Field label={<span className="sr-only">{text("sortBy")}</span>} className="w-52">
      <Select value={order} onChange={(event) => onChange(event.target.value as SortOrder)}>
        {sortOrders.map((each) => (
          <option key={each} value={each}>
            {text("sort", { order: each })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
