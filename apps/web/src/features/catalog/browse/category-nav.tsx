import type { ItemCategory } from "@purvey/contract/generated/items";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { searchMessages } from "../search-messages.ts";
import { everything, type SearchView } from "../search-view.ts";
import { useFacets } from "../use-found.ts";
import { countsByCategory } from "./category-tree.ts";
import { walkKeys } from "./walk-keys.ts";

export interface CategoryNavProps {
  readonly category: ItemCategory;
  readonly view: SearchView & { readonly q: string };
}

/**
 * Where a category stands: what is above it, and what is below with the number of items that the filters in force
 * leave. Filters go along; ↑ and ↓ move, → goes down, ← goes up.
 */
export function CategoryNav({ category, view }: CategoryNavProps) {
  const text = useText(searchMessages);
  const say = useText(messages);
  const place = useRef<HTMLElement>(null);
  const walks = useRef(false);
  const { data: attributes } = useFacets(view);
  const counts = attributes && countsByCategory(attributes);
  const { itemCategoryUid, itemCategoryDesc, ancestors, subCategories } = category;
  useEffect(() => {
    if (walks.current && itemCategoryUid) place.current?.querySelector<HTMLElement>("[data-here]")?.focus();
    walks.current = false;
  }, [itemCategoryUid]);
  const kept = keptView(view);
  return (
    <nav
      ref={place}
      aria-label={text("categories")}
      className="category-nav"
      onKeyDown={(event) => {
        walks.current = walkKeys(event);
      }}
    >
      <ul>
        <li>
          <Link to="/shop/c" activeOptions={{ exact: true }} data-level={0}>
            {say("allCategories")}
          </Link>
        </li>
        {ancestors.map((above, index) => (
          <li key={above.itemCategoryUid}>
            <CategoryLink uid={above.itemCategoryUid} level={index + 1} view={kept} name={above.itemCategoryDesc} />
          </li>
        ))}
        <li>
          <CategoryLink here uid={itemCategoryUid} level={ancestors.length + 1} view={kept} name={itemCategoryDesc} />
        </li>
        {subCategories.map((below) => (
          <li key={below.itemCategoryUid}>
            <CategoryLink
              uid={below.itemCategoryUid}
              level={ancestors.length + 2}
              view={kept}
              name={below.itemCategoryDesc}
              count={counts ? (counts.get(below.itemCategoryUid) ?? 0) : below.itemCount}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function keptView({ q, category: _, page: __, ...view }: SearchView): SearchView {
  return { ...view, q: q === everything ? undefined : q };
}

interface CategoryLinkProps {
  readonly uid: number;
  readonly name: string;
  /** From 1 for a root. */
  readonly level: number;
  readonly view: SearchView;
  readonly count?: number;
  /** The category that is shown. */
  readonly here?: boolean;
}

function CategoryLink({ uid, name, level, view, count, here }: CategoryLinkProps) {
  const { locale } = useFormat();
  return (
    <Link
      to="/shop/c/$category"
      params={{ category: String(uid) }}
      search={view}
      data-level={level}
      data-here={here ? "" : undefined}
    >
      <span className="place-name">{name}</span>
      {count !== undefined && <span className="facet-count">{formatNumber(count, locale)}</span>}
    </Link>
  );
}
