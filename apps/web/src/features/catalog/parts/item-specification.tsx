import type { ItemMaster } from "@purvey/contract/generated/items";
import { SpecTable } from "@purvey/ui/data/spec-table";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { itemMessages } from "../item-messages.ts";
import { useSpecificationOf } from "../use-specification.ts";

/** The item's properties, to be copied whole. */
export function ItemSpecification({ item }: { item: ItemMaster }) {
  const text = useText(itemMessages);
  const lines = useSpecificationOf()(item);
  if (lines.length === 0) return null;
  return (
    <Section title={text("specification")}>
      <SpecTable caption={text("specificationOf", { item: item.itemId })} groups={[{ lines }]} />
    </Section>
  );
}
