import { createClientOf } from "@purvey/client/client";
import { keyPrefix } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { clientContext } from "../../../shared/api.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { earlyPart } from "../../../shared/later-part.ts";
import { useSession, useSessionAccess } from "../../../shared/session/session-context.tsx";
import type { Facet } from "../facets.ts";
import { messages } from "../messages.ts";
import { everything, type SearchView, type SortOrder, sortOrders } from "../search-view.ts";
import { useFacets, useFound } from "../use-found.ts";
import { FoundTable } from "./found-table.tsx";

const CompareBar = earlyPart(async () => (await import("../compare/compare-bar.tsx")).CompareBar);
const FilterChips = earlyPart(async () => (await import("./filter-chips.tsx")).FilterChips);
const ResultPages = earlyPart(async () => (await import("./result-pages.tsx")).ResultPages);
const FacetPanel = earlyPart(async () => (await import("./facet-panel.tsx")).FacetPanel, FacetsPlace);

const loadNotes = () => import("./result-notes.tsx");
const ResultNote = earlyPart(async () => (await loadNotes()).ResultNote);
const SuggestedNumbers = earlyPart(async () => (await loadNotes()).SuggestedNumbers);
const Unsearched = earlyPart(async () => (await loadNotes()).Unsearched);

export interface FoundItemsProps {
  readonly view: SearchView & { readonly q: string };
  readonly show: (next: SearchView) => void;
  /** `Breadcrumbs`. */
  readonly trail?: ReactNode;
  readonly title: ReactNode;
  /** What stands before the order at the end of the head. */
  readonly actions?: ReactNode;
  /** What stands between head and rows. */
  readonly children?: ReactNode;
  /** What stands above the facets. */
  readonly beside?: ReactNode;
  /** The key of the facet that the screen itself stands for. */
  readonly without?: Facet["key"];
  /** What stands where rows would stand. */
  readonly nothing: ReactNode;
}

/** Rows and facets of a view. */
export function FoundItems(props: FoundItemsProps) {
  const text = useText(messages);
  const { view, show, trail, title, without } = props;
  const found = useFound(view);
  const place = useLocationName(found.data !== undefined);
  const attributes = useFacets(view);
  const unsearched = found.fetchStatus === "paused" && (!found.data || found.isPlaceholderData);
  const total = unsearched ? undefined : found.data?.totalResults;
  const facets = { attributes: attributes.data, view, total: total ?? 0, without };
  const counted = found.isFetched && attributes.isFetched;
  return (
    <>
      <PageHead
        trail={trail}
        title={title}
        actions={
          <div className="flex flex-wrap items-end gap-2">
            {props.actions}
            <OrderChoice view={view} show={show} />
          </div>
        }
      >
        <span role="status" className="min-h-5">
          {total !== undefined && text(found.data?.totalIsExact ? "found" : "foundAbout", { count: total })}
        </span>
      </PageHead>
      {props.children}
      <div className="results">
        <div className="results-side">
          {props.beside}
          {!attributes.isLoadingError && !unsearched && <FacetPanel {...facets} counted={counted} show={show} />}
          <CompareBar />
        </div>
        <div className="min-w-0">
          <FilterChips {...facets} show={show} />
          <SuggestedNumbers numbers={found.data?.suggestedNumbers} />
          {total !== 0 && !unsearched && <ResultNote view={view} corrected={found.data?.correctedQuery} />}
          {unsearched ? (
            <Unsearched q={view.q} />
          ) : found.isLoadingError ? (
            <Failure error={found.error} onRetry={found.refetch} />
          ) : (
            <FoundTable
              items={found.data?.items}
              total={total}
              page={view.page ?? 1}
              place={place}
              refreshing={found.isPlaceholderData}
              empty={props.nothing}
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

/** Without words nothing fits better than anything else: what is most bought comes first. */
function OrderChoice({ view, show }: Pick<FoundItemsProps, "view" | "show">) {
  const text = useText(messages);
  const usual: SortOrder = view.q === everything ? "popularity" : "relevance";
  const choose = (order: SortOrder) => show({ ...view, sort: order === usual ? undefined : order, page: undefined });
  return (
    <Field label={<span className="sr-only">{text("sortBy")}</span>} className="w-52">
      <Select value={view.sort ?? usual} onChange={(event) => choose(event.target.value as SortOrder)}>
        {sortOrders.slice(view.q === everything ? 1 : 0).map((each) => (
          <option key={each} value={each}>
            {text("sort", { order: each })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/**
 * The name of the location that serves the ship-to; undefined while it is not known. It is looked up when the rows
 * stand, together with the catalogue's service, which the page of an item needs next.
 */
function useLocationName(rowsStand: boolean): string | undefined {
  const { locationId } = useWho();
  const { store, transport } = useSessionAccess();
  const { siteId, username = "" } = useSession();
  const lookUp = async () => {
    const { items } = await import("@purvey/client/services/items");
    const api = createClientOf({ items }, clientContext(siteId, store, transport));
    const [bin] = await api.items.locations.bins.list({ id: locationId ?? 0, limit: 1 }).data;
    return bin?.locationName ?? null;
  };
  const { data } = useQuery({
    queryKey: [...keyPrefix(siteId, username), "items", "locationName", locationId],
    queryFn: lookUp,
    enabled: rowsStand && locationId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}
