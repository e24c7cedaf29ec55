import type { ItemMaster } from "@purvey/contract/generated/items";
import { Status } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { catalogMessages } from "../catalog-messages.ts";
import { completenessFields, missingFields } from "../catalog-view.ts";

/** How many of the things that make an item findable are there. */
export function Completeness({ item }: { item: ItemMaster }) {
  const text = useText(catalogMessages);
  const all = completenessFields.length;
  const there = all - missingFields(item).length;
  return (
    <span className="flex items-center gap-2">
      <meter className="w-8 shrink-0" min={0} max={all} value={there} aria-label={text("complete")} />
      <span className="font-mono">
        {there}/{all}
      </span>
    </span>
  );
}

/** The first thing that is missing by its name and how many more; all of them in the tool tip. */
export function Lacking({ item }: { item: ItemMaster }) {
  const text = useText(catalogMessages);
  const [first, ...others] = missingFields(item).map((field) => text(field));
  if (!first) return <Status tone="ok">{text("nothingMissing")}</Status>;
  return (
    <span title={text("lacks", { names: [first, ...others].join(", ") })}>
      <Status tone="low">{others.length > 0 ? text("andMore", { first, count: others.length }) : first}</Status>
    </span>
  );
}

/** Everything that is missing, by its names; nothing of an item that is complete. */
export function AllLacking({ item }: { item: ItemMaster }) {
  const text = useText(catalogMessages);
  const names = missingFields(item).map((field) => text(field));
  return names.length > 0 && <Status tone="low">{text("lacks", { names: names.join(", ") })}</Status>;
}
