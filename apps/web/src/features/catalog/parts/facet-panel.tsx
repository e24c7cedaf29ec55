import { Checkbox } from "@purvey/ui/checkbox";
import { classNames } from "@purvey/ui/class-names";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { Skeleton } from "@purvey/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { facetMessages } from "../facet-messages.ts";
import { chosenValues, type Facet, type FacetSource, type FacetValue, offeredFacets, toggleValue } from "../facets.ts";
import { messages } from "../messages.ts";
import { searchMessages } from "../search-messages.ts";
import type { SearchView } from "../search-view.ts";

/** How many values of a facet are shown before "more". */
const shortList = 8;

export interface FacetPanelProps extends FacetSource {
  /** Values and rows are counted for this view. Until then the values that were offered before stand. */
  readonly counted: boolean;
  readonly show: (next: SearchView) => void;
}

/** What the rows can be narrowed by: beside them on a desk, folded above them on a phone. */
export function FacetPanel({ show, counted, ...source }: FacetPanelProps) {
  const facets = offeredFacets({ ...source, ...useCounted(source, counted) });
  const { view } = source;
  const text = useText(messages);
  const say = useText(facetMessages);
  const wide = useWide(56);
  const [opened, setOpened] = useState(false);
  return (
    <details className="facets" open={wide || opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className="facets-head">{text("filterCount", { count: chosenValues(facets ?? []).length })}</summary>
      <section aria-label={say("filters")} className="flex flex-col gap-4">
        {facets === undefined && <FacetPlaces />}
        {facets?.map((facet) => (
          <FacetGroup key={facet.key} facet={facet} choose={(uid) => show(toggleValue(view, facet.key, uid))} />
        ))}
      </section>
    </details>
  );
}

/**
 * Values with the number of rows they belong to. One comes before the other, and what would change nothing is told by
 * both: with the values of before and the rows of now, facets would go and come back.
 */
function useCounted({ attributes, total }: FacetSource, counted: boolean): Pick<FacetSource, "attributes" | "total"> {
  const [last, keep] = useState<Pick<FacetSource, "attributes" | "total">>({ attributes: undefined, total: 0 });
  if (!counted || (last.attributes === attributes && last.total === total)) return last;
  const now = { attributes, total };
  keep(now);
  return now;
}

function FacetPlaces() {
  return ["70%", "50%", "60%", "40%", "65%", "55%"].map((width) => <Skeleton key={width} width={width} />);
}

function FacetGroup({ facet, choose }: { facet: Facet; choose: (uid: number) => void }) {
  const text = useText(facetMessages);
  const [all, setAll] = useState(false);
  const { label, values } = facet;
  const shown = all ? values : values.filter((value, index) => index < shortList || value.chosen);
  const hidden = values.length - shown.length;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 w-full border-b border-rule pb-1 text-sm font-bold">{label}</legend>
      {shown.map((value) => (
        <FacetLine key={value.uid} facet={facet} value={value} choose={choose} />
      ))}
      {(hidden > 0 || all) && values.length > shortList && (
        <button type="button" className="min-h-6 text-sm text-link underline" onClick={() => setAll(!all)}>
          {all ? text("fewerValues") : text("moreValues", { count: hidden })}
        </button>
      )}
      <p className="text-sm">
        <WayToPlace facet={facet} />
      </p>
    </fieldset>
  );
}

/** From the one chosen category or brand to its page, else to all of them. */
function WayToPlace({ facet: { key, values } }: { facet: Facet }) {
  const text = useText(messages);
  const say = useText(facetMessages);
  if (key !== "category" && key !== "brand") return null;
  const [chosen, another] = values.filter((value) => value.chosen);
  if (!chosen || another) return key === "category" && <Link to="/shop/c">{text("allCategories")}</Link>;
  const [uid, name] = [String(chosen.uid), { name: chosen.label }];
  return key === "category" ? (
    <Link to="/shop/c/$category" params={{ category: uid }}>
      {say("allOf", name)}
    </Link>
  ) : (
    <Link to="/shop/b/$brand" params={{ brand: uid }}>
      {say("allOf", name)}
    </Link>
  );
}

/** The step of a category below the one above it. */
const depthClass = ["", "ms-4", "ms-8", "ms-12"];

function FacetLine({ facet, value, choose }: { facet: Facet; value: FacetValue; choose: (uid: number) => void }) {
  const say = useText(searchMessages);
  const { locale } = useFormat();
  const label = facet.key === "stock" ? say("stockValue", { value: value.label }) : value.label;
  return (
    <Checkbox
      className={classNames("facet-line", depthClass[Math.min(value.depth, 3)])}
      checked={value.chosen}
      onChange={() => choose(value.uid)}
      label={
        <>
          <span className="min-w-0 grow">{label}</span>{" "}
          <span className="facet-count">
            {facet.estimated && "~"}
            {formatNumber(value.count, locale)}
          </span>
        </>
      }
    />
  );
}
