import { dataOf } from "@purvey/react";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../shared/i18n/messages.ts";
import { useItemsQueries } from "../../../shared/items-api.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { itemMessages } from "../item-messages.ts";
import { inVariantOrder } from "../variant-order.ts";

/** What `ItemVariants` takes. */
export interface ItemVariantsProps {
  readonly invMastUid: number;
  readonly itemVariantHdrUid: number;
}

/** The same item in its other sizes or colours, small ones first; its place is kept until they are there. */
export function ItemVariants({ invMastUid, itemVariantHdrUid }: ItemVariantsProps) {
  const text = useText(itemMessages);
  const queries = useItemsQueries();
  const { data: group } = useQuery(dataOf(queries.items.variants.get({ id: itemVariantHdrUid })));
  return (
    <nav aria-label={text("variants")} className="variants">
      {inVariantOrder(group?.lines ?? []).map((line) =>
        line.invMastUid === invMastUid ? (
          <span key={line.itemVariantLineUid} aria-current="true" className="variant">
            {line.variantValue}
          </span>
        ) : (
          <ItemLink key={line.itemVariantLineUid} itemId={line.itemId} className="variant">
            {line.variantValue}
          </ItemLink>
        ),
      )}
    </nav>
  );
}
