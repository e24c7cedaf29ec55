import { items } from "@purvey/client/services/items";
import { dataOf } from "@purvey/react";
import { Gauge } from "@purvey/ui/data/gauge";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../i18n/messages.ts";
import { useService } from "../use-service.ts";
import { itemPaneMessages } from "./item-pane-messages.ts";
import { LookupLink } from "./lookup-link.tsx";
import { PartPicture } from "./part-picture.tsx";

export interface ItemPaneProps {
  readonly invMastUid: number;
  readonly itemId: string;
  readonly itemDesc: string | null;
  /** Where the work is done: its bins are listed. */
  readonly locationId: number;
  readonly locationName: string;
}

/** An item beside the work at a location: its drawing, the bins where it lies there, and its stock everywhere. */
export function ItemPane({ invMastUid, itemId, itemDesc, locationId, locationName }: ItemPaneProps) {
  const text = useText(itemPaneMessages);
  const { queries } = useService(items);
  const { data } = useQuery(dataOf(queries.invMast.resolve({ numbers: [itemId], locationId })));
  return (
    <Section title={text("about")}>
      <div className="flex flex-col gap-6 pt-4">
        <div className="flex flex-wrap items-start gap-4">
          <PartPicture src={data?.[0]?.item?.imageUrl} size={128} className="shrink-0" />
          <div className="min-w-0 grow basis-48">
            <PartNumber value={itemId} link={(look) => <LookupLink code={itemId} {...look} />} />
            <p className="text-soft">{itemDesc}</p>
          </div>
        </div>
        <BinList invMastUid={invMastUid} locationId={locationId} locationName={locationName} />
        <StockList invMastUid={invMastUid} />
      </div>
    </Section>
  );
}

function BinList({ invMastUid, locationId, locationName }: Omit<ItemPaneProps, "itemId" | "itemDesc">) {
  const text = useText(itemPaneMessages);
  const { queries } = useService(items);
  const input = { id: invMastUid, loc: locationId, limit: 20 };
  const { data } = useQuery(dataOf(queries.invMast.locations.bins.list(input)));
  return (
    <Section title={text("binsHere", { location: locationName })}>
      {data?.length === 0 && <p className="py-3 text-soft">{text("noBins")}</p>}
      <ul className="divide-y divide-rule">
        {data?.map(({ bin, primaryBin, qtyAvailable, unitOfMeasure }) => (
          <li key={bin} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
            <span>
              <LookupLink code={bin} className="font-mono font-semibold">
                {bin}
              </LookupLink>
              {primaryBin === "Y" && <span className="ms-2 text-soft">{text("usual")}</span>}
            </span>
            <span className="text-soft">
              <Quantity quantity={qtyAvailable} unit={unitOfMeasure} className="text-ink" /> {text("available")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function StockList({ invMastUid }: { invMastUid: number }) {
  const text = useText(itemPaneMessages);
  const { queries } = useService(items);
  const { data } = useQuery(dataOf(queries.invMast.stock({ id: invMastUid })));
  return (
    <Section title={text("stock")}>
      {data?.length === 0 && <p className="py-3 text-soft">{text("noStock")}</p>}
      <ul className="divide-y divide-rule">
        {data?.map(({ locationId, locationName, qtyAvailable, qtyOnOrder, minQty, maxQty, unitOfMeasure }) => (
          <li key={locationId} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <span>{locationName}</span>
            <Gauge
              onHand={qtyAvailable}
              onOrder={qtyOnOrder}
              minimum={minQty ?? undefined}
              maximum={maxQty ?? undefined}
              unit={unitOfMeasure}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
