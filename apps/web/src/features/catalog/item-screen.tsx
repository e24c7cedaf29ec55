import { NotFoundError } from "@purvey/client/errors";
import { dataOf } from "@purvey/react";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useWho } from "../../shared/customer/who.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useItemsQueries } from "../../shared/items-api.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { itemMessages } from "./item-messages.ts";
import { ItemPage } from "./parts/item-page.tsx";
import { ItemPlaces } from "./parts/item-places.tsx";

const route = getRouteApi("/in/shop/i/$item");

/** The page of an item: is it the right one, how many, how much, when. */
export function ItemScreen() {
  const { item: itemId } = route.useParams();
  const { customerId } = useWho();
  const queries = useItemsQueries();
  const input = { id: 0, itemId, ...(customerId === undefined ? {} : { customerId }) };
  const { data: item, error, isLoadingError, refetch } = useQuery(dataOf(queries.items.invMast.doc(input)));
  useTitle(item ? item.itemId : itemId);
  if (error instanceof NotFoundError) return <ItemMissing itemId={itemId} />;
  if (isLoadingError) return <Failure error={error} onRetry={refetch} />;
  return item ? <ItemPage key={item.invMastUid} item={item} /> : <ItemPlaces itemId={itemId} />;
}

function ItemMissing({ itemId }: { itemId: string }) {
  const text = useText(itemMessages);
  return (
    <>
      <PageHead title={itemId} />
      <EmptyState
        title={text("itemMissing", { item: itemId })}
        actions={
          <RouterLinkButton to="/shop/search" search={{ q: itemId }}>
            {text("searchIt")}
          </RouterLinkButton>
        }
      />
    </>
  );
}
