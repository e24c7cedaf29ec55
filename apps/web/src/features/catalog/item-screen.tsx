import { NotFoundError } from "@purvey/client/errors";
import { items } from "@purvey/client/services/items";
import { dataOf } from "@purvey/react";
import { PartNumber } from "@purvey/ui/data/part-number";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useWho } from "../../shared/customer/who.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { sharedMessages } from "../../shared/messages.ts";
import { PartPicture } from "../../shared/parts/part-picture.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { itemMessages } from "./item-messages.ts";
import { ItemPage } from "./parts/item-page.tsx";

const route = getRouteApi("/in/shop/i/$item");

/** The page of an item: is it the right one, how many, how much, when. */
export function ItemScreen() {
  const { item: itemId } = route.useParams();
  const { customerId } = useWho();
  const { queries } = useService(items);
  const input = { id: 0, itemId, ...(customerId === undefined ? {} : { customerId }) };
  const { data: item, error, isLoadingError, refetch } = useQuery(dataOf(queries.invMast.doc(input)));
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

/** The item page while the item is on its way: the places of its parts. */
function ItemPlaces({ itemId }: { itemId: string }) {
  const text = useText(sharedMessages);
  return (
    <div className="item-page" aria-busy="true">
      <p role="status" className="sr-only">
        {text("loading")}
      </p>
      <header className="item-head">
        <p className="mb-2 min-h-5" />
        <PartNumber value={itemId} size="head" />
        <p className="mt-2 min-h-14">
          <Skeleton width="24rem" />
        </p>
      </header>
      <div className="item-lead">
        <PartPicture src={undefined} size={280} />
      </div>
      <div className="item-buy">
        <Skeleton width="10rem" />
      </div>
    </div>
  );
}
