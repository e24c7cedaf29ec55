import { dataOf } from "@purvey/react";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useCommerceQueries } from "../../../shared/commerce-api.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { messages } from "../messages.ts";

/** What others ordered together with the lines of the cart. */
export function AlsoBought({ cartHdrUid }: { cartHdrUid: number }) {
  const text = useText(messages);
  const queries = useCommerceQueries();
  const { data } = useQuery(dataOf(queries.commerce.cartHdr.alsoBought({ cartHdrUid, limit: 4 })));
  if (!data || data.length === 0) return null;
  return (
    <Section title={text("alsoBought")} className="mt-8">
      <ul>
        {data.map(({ invMastUid, itemId, itemDesc, imageUrl, orderCount }) => (
          <li key={invMastUid} className="flex items-center gap-3 border-b border-rule py-1.5">
            <PartPicture src={imageUrl} size={32} />
            <span className="min-w-0 grow">
              <PartNumber value={itemId} link={(attributes) => <ItemLink itemId={itemId} {...attributes} />} />
              <span className="block truncate text-soft">{itemDesc}</span>
            </span>
            <span className="shrink-0 text-xs text-faint">{text("boughtTogether", { count: orderCount })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
