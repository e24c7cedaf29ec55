import type { ItemMaster } from "@purvey/contract/generated/items";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { itemMessages } from "../item-messages.ts";

/** The numbers that others know the item by; each finds it in the search. */
export function OtherNumbers({ item: { alternateCodes } }: { item: ItemMaster }) {
  const text = useText(itemMessages);
  if (alternateCodes.length === 0) return null;
  return (
    <Section title={text("otherNumbers")}>
      <ul>
        {alternateCodes.map(({ itemAlternateCodeUid, alternateCode, codeType }) => (
          <li key={itemAlternateCodeUid} className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-1">
            <span className="w-36 text-soft">{text("numberKind", { type: codeType })}</span>
            <PartNumber value={alternateCode} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
