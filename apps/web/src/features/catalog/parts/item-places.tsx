import { PartNumber } from "@purvey/ui/data/part-number";
import { Skeleton } from "@purvey/ui/skeleton";
import { useText } from "../../../shared/i18n/messages.ts";
import { sharedMessages } from "../../../shared/messages.ts";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";

/** The item page while the item is on its way: the places of its parts. */
export function ItemPlaces({ itemId }: { itemId: string }) {
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
