import type { ItemMaster } from "@purvey/contract/generated/items";
import { Icon } from "@purvey/ui/icons";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { itemMessages } from "../item-messages.ts";

/** Data sheets, certificates, manuals. */
export function ItemDocuments({ item: { documents } }: { item: ItemMaster }) {
  const text = useText(itemMessages);
  if (documents.length === 0) return null;
  return (
    <Section title={text("documents")}>
      <ul>
        {documents.map(({ itemDocumentUid, title, category, documentUrl }) => (
          <li key={itemDocumentUid} className="flex min-h-row items-center gap-2 border-b border-rule py-1">
            <Icon name="document" className="shrink-0 text-soft" />
            <a href={documentUrl} target="_blank" rel="noreferrer">
              {title}
            </a>
            {category !== title && <span className="text-sm text-soft">{category}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
