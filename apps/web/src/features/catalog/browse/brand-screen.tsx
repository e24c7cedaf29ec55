import { NotFoundError } from "@purvey/client/errors";
import { items } from "@purvey/client/services/items";
import type { Brand } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { numberParam } from "../../../shared/url/read-param.ts";
import { useService } from "../../../shared/use-service.ts";
import { useTitle } from "../../../shared/use-title.ts";
import { browseMessages } from "../browse-messages.ts";
import { FoundItems } from "../parts/found-items.tsx";
import { useFacets, useFound } from "../use-found.ts";
import { NothingInside } from "./nothing-inside.tsx";
import { PlaceMissing } from "./place-missing.tsx";
import { PlaceWaiting, TrailToPlace, WordsWithin } from "./place-parts.tsx";
import { useBrandView } from "./use-brand-view.ts";

const route = getRouteApi("/in/shop/b/$brand");

/** The page of a brand: its name, its line, and its items as a search shows them. */
export function BrandScreen() {
  const { brand } = route.useParams();
  const uid = numberParam(brand);
  return uid === undefined ? <PlaceMissing kind="brand" asked={brand} /> : <BrandOf uid={uid} />;
}

function BrandOf({ uid }: { uid: number }) {
  const { queries } = useService(items);
  const { view } = useBrandView(uid);
  const { data, error, isLoadingError, refetch } = useQuery(dataOf(queries.brands.get({ id: uid })));
  // Asked for together with the brand, not after it.
  useFound(view);
  useFacets(view);
  useTitle(data?.brandsName);
  if (error instanceof NotFoundError) return <PlaceMissing kind="brand" asked={String(uid)} />;
  if (isLoadingError) return <Failure error={error} onRetry={refetch} />;
  return data ? <BrandPage brand={data} /> : <PlaceWaiting />;
}

function BrandPage({ brand: { brandsUid, brandsName: name, brandsDesc } }: { brand: Brand }) {
  const text = useText(browseMessages);
  const { view, show } = useBrandView(brandsUid);
  return (
    <FoundItems
      view={view}
      show={show}
      trail={<TrailToPlace name={name} />}
      title={name}
      actions={<WordsWithin name={name} view={view} show={show} />}
      without="brand"
      nothing={<NothingInside name={name} view={view} show={show} empty={text("emptyBrand", { name })} />}
    >
      {brandsDesc && <p className="mb-4 max-w-prose text-lg text-soft">{brandsDesc}</p>}
    </FoundItems>
  );
}
