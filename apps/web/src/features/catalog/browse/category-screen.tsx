import { NotFoundError } from "@purvey/client/errors";
import { items } from "@purvey/client/services/items";
import type { ItemCategory } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { SafeHtml } from "../../../shared/parts/safe-html.tsx";
import { numberParam } from "../../../shared/url/read-param.ts";
import { useService } from "../../../shared/use-service.ts";
import { useTitle } from "../../../shared/use-title.ts";
import { browseMessages } from "../browse-messages.ts";
import { FoundItems } from "../parts/found-items.tsx";
import { useFacets, useFound } from "../use-found.ts";
import { CategoryNav } from "./category-nav.tsx";
import { findCategory } from "./find-category.ts";
import { NothingInside } from "./nothing-inside.tsx";
import { PlaceMissing } from "./place-missing.tsx";
import { PlaceWaiting, TrailToPlace, WordsWithin } from "./place-parts.tsx";
import { useCategoryView } from "./use-category-view.ts";

const route = getRouteApi("/in/shop/c/$category");

/** The page of a category: where it stands, what is below it, and its items as a search shows them. */
export function CategoryScreen() {
  const { category } = route.useParams();
  const uid = numberParam(category);
  return uid === undefined ? <PlaceMissing kind="category" asked={category} /> : <CategoryOf uid={uid} />;
}

function CategoryOf({ uid }: { uid: number }) {
  const { queries } = useService(items);
  const { view } = useCategoryView(uid);
  const { data, error, isLoadingError, refetch } = useQuery({
    ...dataOf(queries.categories.get({ id: uid })),
    placeholderData: (shown) => {
      const found = shown && findCategory(shown.data, uid);
      return found && { ...shown, data: found };
    },
  });
  // Asked for together with the category, not after it.
  useFound(view);
  useFacets(view);
  useTitle(data?.itemCategoryDesc);
  if (error instanceof NotFoundError) return <PlaceMissing kind="category" asked={String(uid)} />;
  if (isLoadingError) return <Failure error={error} onRetry={refetch} />;
  return data ? <CategoryPage category={data} /> : <PlaceWaiting />;
}

function CategoryPage({ category }: { category: ItemCategory }) {
  const text = useText(browseMessages);
  const { itemCategoryDesc: name, itemCategoryUid: uid, title, article, ancestors } = category;
  const { view, show } = useCategoryView(uid);
  return (
    <FoundItems
      view={view}
      show={show}
      trail={
        <TrailToPlace name={name}>
          {ancestors.map(({ itemCategoryUid, itemCategoryDesc }) => (
            <Link key={itemCategoryUid} to="/shop/c/$category" params={{ category: String(itemCategoryUid) }}>
              {itemCategoryDesc}
            </Link>
          ))}
        </TrailToPlace>
      }
      title={title ?? name}
      actions={<WordsWithin name={name} view={view} show={show} />}
      beside={<CategoryNav category={category} view={view} />}
      without="category"
      nothing={<NothingInside name={name} view={view} show={show} empty={text("emptyCategory", { name })} />}
    >
      {article && (
        <div className="mb-4 max-w-prose text-soft">
          <SafeHtml html={article} />
        </div>
      )}
    </FoundItems>
  );
}
