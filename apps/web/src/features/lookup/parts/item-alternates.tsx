import { dataOf } from "@purvey/react";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../shared/i18n/messages.ts";
import { useItemsQueries } from "../../../shared/items-api.ts";
import { LookupLink } from "../../../shared/parts/lookup-link.tsx";
import { Unread } from "../../../shared/parts/unread.tsx";
import { messages } from "../messages.ts";
import { PartActions } from "./part-actions.tsx";

/** The other numbers of an item, and the items that may stand in for it. */
export function ItemAlternates({ invMastUid }: { invMastUid: number }) {
  const text = useText(messages);
  const { items } = useItemsQueries();
  const numbers = useQuery(dataOf(items.invMast.alternateCode({ id: invMastUid, limit: 100 })));
  const { data: substitutes = [] } = useQuery(dataOf(items.invMast.invSub({ id: invMastUid, limit: 20 })));
  return (
    <>
      {substitutes.length > 0 && (
        <Section title={text("alternates")}>
          <ul className="divide-y divide-rule">
            {substitutes.map(({ invMastLinksUid, itemId, itemDesc }) => (
              <li key={invMastLinksUid} className="flex items-center justify-between gap-3 py-1.5">
                <div className="min-w-0">
                  <PartNumber value={itemId} link={(look) => <LookupLink code={itemId} {...look} />} />
                  <p className="truncate text-soft">{itemDesc}</p>
                </div>
                <PartActions itemId={itemId} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={text("numbers")}>
        {!numbers.data && <Unread query={numbers} />}
        {numbers.data?.length === 0 && <p className="py-3 text-soft">{text("noNumbers")}</p>}
        <ul className="divide-y divide-rule">
          {numbers.data?.map(({ itemAlternateCodeUid, alternateCode, codeType, description }) => (
            <li key={itemAlternateCodeUid} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
              <PartNumber value={alternateCode} />
              <span className="text-soft">{[text(`type-${codeType}`), description].filter(Boolean).join(" · ")}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
