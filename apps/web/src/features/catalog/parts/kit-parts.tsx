import { items } from "@purvey/client/services/items";
import { dataOf } from "@purvey/react";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { useService } from "../../../shared/use-service.ts";
import { itemMessages } from "../item-messages.ts";

/** What an item is made up of, with how much of each. */
export function KitParts({ invMastUid }: { invMastUid: number }) {
  const text = useText(itemMessages);
  const { queries } = useService(items);
  const { data } = useQuery(dataOf(queries.invMastSubParts.get({ id: invMastUid, limit: 100 })));
  if (!data || data.length === 0) return null;
  return (
    <Section title={text("kit")}>
      <ul>
        {data.map(({ invMastSubPartsUid, subPartItemId, subPartItemDesc, qtyRequired, unitOfMeasure, isOptional }) => (
          <li key={invMastSubPartsUid} className="flex items-baseline gap-4 border-b border-rule py-1.5">
            <span className="min-w-0 grow">
              <PartNumber
                value={subPartItemId}
                link={(attributes) => <ItemLink itemId={subPartItemId} {...attributes} />}
              />
              <span className="block text-soft">
                {subPartItemDesc}
                {isOptional === "Y" && ` · ${text("optional")}`}
              </span>
            </span>
            <Quantity quantity={qtyRequired} unit={unitOfMeasure} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
