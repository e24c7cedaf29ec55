import type { ItemRef } from "@purvey/contract/generated/items";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Section } from "@purvey/ui/shell/page-head";
import { ItemLink } from "../../../shared/parts/item-link.tsx";

/** Items that belong to this one, each with the reason. */
export function LinkedItems({ title, items }: { title: string; items: readonly ItemRef[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {items.map(({ invMastUid, itemId, itemDesc, note }) => (
          <li key={invMastUid} className="border-b border-rule py-1.5">
            <PartNumber value={itemId} link={(attributes) => <ItemLink itemId={itemId} {...attributes} />} />
            <span className="block text-soft">{itemDesc}</span>
            {note && <span className="block text-sm text-faint">{note}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
