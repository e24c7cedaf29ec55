import type { ResolvedItem } from "@purvey/contract/generated/items";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { messages } from "../messages.ts";
import { ItemAlternates } from "./item-alternates.tsx";
import { ItemBins } from "./item-bins.tsx";
import { ItemMovements } from "./item-movements.tsx";
import { ItemStock } from "./item-stock.tsx";
import { PartActions } from "./part-actions.tsx";

/** What `ItemResult` takes. */
export interface ItemResultProps {
  readonly item: ResolvedItem;
  /** The number that found it, when that is not its own. */
  readonly matchedCode: string | null;
  readonly locationId: number;
  readonly locationName: string;
}

/** Where an item is: its bins here, its stock elsewhere, what may stand in for it, and what happened to it. */
export function ItemResult({ item, matchedCode, locationId, locationName }: ItemResultProps) {
  const text = useText(messages);
  const { invMastUid, itemId, itemDesc, imageUrl, discontinued, qtyAvailable, baseUnit } = item;
  return (
    <section aria-label={itemId} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-start gap-4">
        <PartPicture src={imageUrl} size={72} className="shrink-0" />
        <div className="min-w-0 grow basis-56">
          <PartNumber value={itemId} size="head" />
          <p className="mt-1">{itemDesc}</p>
          <p className="flex flex-wrap gap-x-4 text-soft">
            {qtyAvailable !== null && (
              <span>
                {text("available")} <Quantity className="font-semibold" quantity={qtyAvailable} unit={baseUnit} />
              </span>
            )}
            {matchedCode && matchedCode !== itemId && <span>{text("matchedBy", { code: matchedCode })}</span>}
            {discontinued === "Y" && <Status tone="low">{text("discontinued")}</Status>}
          </p>
        </div>
        <PartActions itemId={itemId} wordy />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <ItemBins invMastUid={invMastUid} locationId={locationId} locationName={locationName} />
        <ItemStock invMastUid={invMastUid} />
        <ItemMovements invMastUid={invMastUid} />
        <div className="flex min-w-0 flex-col gap-6">
          <ItemAlternates invMastUid={invMastUid} />
        </div>
      </div>
    </section>
  );
}
