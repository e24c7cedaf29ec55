import { dataOf } from "@purvey/react";
import { useFormat } from "@purvey/ui/data/format-provider";
import { EmptyState } from "@purvey/ui/empty-state";
import { formatNumber } from "@purvey/ui/format";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useApiQueries } from "../../../shared/api.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { SearchField } from "../../../shared/parts/search-field.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import { browseMessages } from "../browse-messages.ts";
import { messages } from "../messages.ts";
import { nothingMessages } from "../nothing-messages.ts";
import { searchMessages } from "../search-messages.ts";
import { everything } from "../search-view.ts";
import {
  type CategoryNode,
  type CountedPlace,
  categoriesWith,
  categoryTree,
  countedBrands,
  hasWords,
} from "./category-tree.ts";
import { walkKeys } from "./walk-keys.ts";

const route = getRouteApi("/in/shop/c");

/** Every category as a tree, then every brand, each with the number of its items. */
export function CategoriesScreen() {
  const text = useText(browseMessages);
  const say = useText(messages);
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  useTitle(say("allCategories"));
  return (
    <>
      <PageHead
        title={say("allCategories")}
        actions={
          <SearchField
            q={q}
            label={text("findCategory")}
            hint={text("findCategoryHint")}
            onSearch={(words) => void navigate({ search: { q: words } })}
          />
        }
      />
      <Places q={q ?? ""} />
    </>
  );
}

function Places({ q }: { q: string }) {
  const name = useText(searchMessages);
  const { customerId } = useWho();
  const queries = useApiQueries();
  const input = { q: everything, customerId };
  const { data, error, isLoadingError, refetch } = useQuery(dataOf(queries.search.itemSearch.attributes.list(input)));
  const tree = useMemo(() => data && categoriesWith(categoryTree(data), q), [data, q]);
  const brands = useMemo(() => data && countedBrands(data).filter((brand) => hasWords(brand.name, q)), [data, q]);
  if (isLoadingError) return <Failure error={error} onRetry={refetch} />;
  if (!tree || !brands) return <TreeWaiting />;
  if (tree.length + brands.length === 0) return <NoPlace q={q} />;
  return (
    <div className="flex flex-col gap-8">
      {tree.length > 0 && (
        <nav aria-label={name("categories")} className="category-tree" onKeyDown={walkKeys}>
          {tree.map((root) => (
            <Branch key={root.uid} root={root} />
          ))}
        </nav>
      )}
      {brands.length > 0 && <Brands brands={brands} />}
    </div>
  );
}

/** A root with everything below it, which is not torn apart by columns. */
function Branch({ root }: { root: CategoryNode }) {
  return (
    <section className="category-branch">
      <h2 className="section-head text-base font-bold">
        <CategoryLink node={root} level={1} />
      </h2>
      <Below nodes={root.below} level={2} />
    </section>
  );
}

function Below({ nodes, level }: { nodes: readonly CategoryNode[]; level: number }) {
  if (nodes.length === 0) return null;
  return (
    <ul className={level > 2 ? "ms-4" : undefined}>
      {nodes.map((node) => (
        <li key={node.uid}>
          <CategoryLink node={node} level={level} />
          <Below nodes={node.below} level={level + 1} />
        </li>
      ))}
    </ul>
  );
}

function CategoryLink({ node, level }: { node: CountedPlace; level: number }) {
  return (
    <Link to="/shop/c/$category" params={{ category: String(node.uid) }} data-level={level} className="place-link">
      <PlaceWords place={node} />
    </Link>
  );
}

function PlaceWords({ place: { name, count } }: { place: CountedPlace }) {
  const text = useText(browseMessages);
  const { locale } = useFormat();
  return (
    <>
      <span className="place-name">{name}</span>
      <span className="facet-count">
        <span aria-hidden="true">{formatNumber(count, locale)}</span>
        <span className="sr-only">{text("items", { count })}</span>
      </span>
    </>
  );
}

function Brands({ brands }: { brands: readonly CountedPlace[] }) {
  const text = useText(browseMessages);
  const name = useText(searchMessages);
  return (
    <Section title={name("brands")} note={text("brandCount", { count: brands.length })}>
      <ul className="brand-list">
        {brands.map((brand) => (
          <li key={brand.uid}>
            <Link to="/shop/b/$brand" params={{ brand: String(brand.uid) }} className="place-link">
              <PlaceWords place={brand} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NoPlace({ q }: { q: string }) {
  const text = useText(browseMessages);
  const say = useText(messages);
  const offer = useText(nothingMessages);
  return (
    <EmptyState
      title={text(q ? "noCategoryWith" : "noCategories", { words: q })}
      actions={
        q ? (
          <>
            <RouterLinkButton to="/shop/search" search={{ q }}>
              {text("searchEverywhere", { words: q })}
            </RouterLinkButton>
            <RouterLinkButton to="/shop/c">{say("allCategories")}</RouterLinkButton>
          </>
        ) : (
          <RouterLinkButton to="/shop">{offer("backToShop")}</RouterLinkButton>
        )
      }
    />
  );
}

function TreeWaiting() {
  return (
    <div className="category-tree" aria-busy="true">
      {["70%", "50%", "60%", "40%"].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
