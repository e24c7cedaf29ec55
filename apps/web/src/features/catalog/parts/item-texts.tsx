import type { ItemMaster } from "@purvey/contract/generated/items";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { itemMessages } from "../item-messages.ts";

/** What the item is, in sentences. */
export function ItemTexts({ item }: { item: ItemMaster }) {
  const text = useText(itemMessages);
  const paragraphs = [...new Set([item.webDesc, item.extendedDesc])].filter((paragraph) => Boolean(paragraph));
  if (paragraphs.length === 0) return null;
  return (
    <Section title={text("aboutItem")} className="min-w-60 flex-1">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="free-text mt-2 max-w-prose">
          {paragraph}
        </p>
      ))}
    </Section>
  );
}
