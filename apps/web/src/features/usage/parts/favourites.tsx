import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatQuantity } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { Favourite } from "../usage-model.ts";
import { useFavourites } from "../use-usage-history.ts";

/** What `Favourites` takes. */
export interface FavouritesProps {
  readonly warehouseUid: number;
  readonly job: string;
  readonly onAdd: (favourite: Favourite) => void;
}

/** What the job usually takes: one touch adds it with the quantity of the last time. */
export function Favourites({ warehouseUid, job, onAdd }: FavouritesProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const favourites = useFavourites(warehouseUid, job);
  if (!favourites) return null;
  return (
    <section aria-label={text("favourites")}>
      <h2 className="mb-1 text-sm font-semibold">{text("favourites")}</h2>
      {favourites.length === 0 && <p className="text-soft">{text("noFavourites")}</p>}
      <div className="flex flex-wrap gap-2">
        {favourites.map((favourite) => {
          const { itemId: item, quantity, unitOfMeasure: unit } = favourite;
          return (
            <Button
              key={`${favourite.invProfileLineType}-${favourite.invMastUid}`}
              icon="plus"
              aria-label={text("favouriteOf", { item, quantity, unit })}
              onClick={() => onAdd(favourite)}
            >
              <span className="font-mono">{item}</span> {formatQuantity({ quantity, unit }, locale)}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
