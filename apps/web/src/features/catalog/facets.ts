import type { SearchAttribute } from "@purvey/contract/generated/search";
import type { SearchView } from "./search-view.ts";
import { attributeName } from "./specification.ts";

/** A value that results can be narrowed to. */
export interface FacetValue {
  readonly uid: number;
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
  /** How far below the first level a category stands; 0 for everything else. */
  readonly depth: number;
}

/** Values of one attribute; `key` is `category`, `brand`, `stock` or the attribute's number. */
export interface Facet {
  readonly key: string;
  readonly label: string;
  /** Only one can be chosen. */
  readonly single: boolean;
  /** So many items are found that the counts are estimates. */
  readonly estimated: boolean;
  readonly values: readonly FacetValue[];
}

/** A value in force, as a chip shows it. */
export interface ChosenValue {
  readonly key: string;
  readonly uid: number;
  readonly name: string;
  readonly label: string;
}

const stockUids = { in_stock: 1, out_of_stock: 2 } as const;

/** The facets of an answer with what the view chose. Facets that would change nothing are left out. */
export function facetsOf(attributes: readonly SearchAttribute[], view: SearchView, total: number): Facet[] {
  return attributes
    .map((attribute) => facetOf(attribute, chosenUids(keyOf(attribute), view)))
    .filter(({ values }) => values.some(({ chosen, count }) => chosen || count !== total) || values.length > 1);
}

/** What the facets of a view are made of. */
export interface FacetSource {
  /** Undefined while they are on their way. */
  readonly attributes: readonly SearchAttribute[] | undefined;
  readonly view: SearchView;
  readonly total: number;
  /** The key of the facet that the screen itself stands for. */
  readonly without?: Facet["key"] | undefined;
}

/** The facets that a screen offers; undefined while they are on their way. */
export function offeredFacets({ attributes, view, total, without }: FacetSource): Facet[] | undefined {
  return attributes && facetsOf(attributes, view, total).filter(({ key }) => key !== without);
}

function facetOf(attribute: SearchAttribute, chosen: ReadonlySet<number>): Facet {
  const key = keyOf(attribute);
  return {
    key,
    label: attributeName(attribute),
    single: key === "category" || key === "stock",
    estimated: !attribute.countsAreExact,
    values: attribute.values.map(({ attributeValueUid: uid, attributeValue, count }) => ({
      uid,
      ...(key === "category" ? placeInTree(attributeValue) : { label: attributeValue, depth: 0 }),
      count,
      chosen: chosen.has(uid),
    })),
  };
}

/** A category comes with its whole path; the step it stands on shows the path, so its own name is enough. */
function placeInTree(path: string): Pick<FacetValue, "label" | "depth"> {
  const steps = path.split(" / ");
  return { label: steps.at(-1) ?? path, depth: steps.length - 1 };
}

function keyOf({ attributeUid, attributeId }: SearchAttribute): string {
  return attributeUid === 0 ? attributeId : String(attributeUid);
}

function chosenUids(key: string, view: SearchView): ReadonlySet<number> {
  if (key === "category") return new Set(view.category === undefined ? [] : [view.category]);
  if (key === "brand") return new Set(view.brand);
  if (key === "stock") return new Set(view.stock === undefined ? [] : [stockUids[view.stock]]);
  return new Set(view.f?.[key]);
}

/** The values in force, in the order of the facets. */
export function chosenValues(facets: readonly Facet[]): ChosenValue[] {
  return facets.flatMap(({ key, label: name, values }) =>
    values.filter(({ chosen }) => chosen).map(({ uid, label }) => ({ key, uid, name, label })),
  );
}

/** The view with a value chosen, or no longer chosen; it begins at its first page. */
export function toggleValue(view: SearchView, key: string, uid: number): SearchView {
  const first = { ...view, page: undefined };
  if (key === "category") return { ...first, category: view.category === uid ? undefined : uid };
  if (key === "brand") return { ...first, brand: toggled(view.brand, uid) };
  if (key === "stock") {
    const wanted = uid === stockUids.in_stock ? "in_stock" : "out_of_stock";
    return { ...first, stock: view.stock === wanted ? undefined : wanted };
  }
  const { [key]: values, ...others } = view.f ?? {};
  const next = toggled(values, uid);
  const f = next ? { ...others, [key]: next } : others;
  return { ...first, f: Object.keys(f).length > 0 ? f : undefined };
}

function toggled(values: readonly number[] | undefined, uid: number): number[] | undefined {
  const next = values?.includes(uid) ? values.filter((value) => value !== uid) : [...(values ?? []), uid];
  return next.length > 0 ? next.sort((one, other) => one - other) : undefined;
}

/** The view with nothing chosen: its words and its order only. */
export function withoutFacets({ q, sort, any }: SearchView): SearchView {
  return { q, sort, any };
}
