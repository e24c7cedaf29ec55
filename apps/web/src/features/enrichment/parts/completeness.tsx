import type { ItemMaster } from "@purvey/contract/generated/items";
import { Status } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { catalogMessages } from "../catalog-messages.ts";
import { type CompletenessField, completenessFields, missingFields } from "../catalog-view.ts";

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

/** How complete an item is, what it lacks, and on demand everything that counts with where it is filled in. */
export function AllLacking({ item }: { item: ItemMaster }) {
  const text = useText(catalogMessages);
  const missing = missingFields(item);
  return (
    <details className="basis-full">
      <summary>
        <span className="inline-flex flex-wrap items-center gap-x-3 align-middle">
          <Completeness item={item} />
          {missing.length > 0 ? (
            <Status tone="low">{text("lacks", { names: missing.map((field) => text(field)).join(", ") })}</Status>
          ) : (
            <Status tone="ok">{text("lacksNothing")}</Status>
          )}
        </span>
      </summary>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {completenessFields.map((field) => (
          <li key={field} className="flex flex-wrap gap-x-2">
            <Status tone={missing.includes(field) ? "low" : "ok"}>{text(field)}</Status>
            <span className="text-soft">{text(keptHere.has(field) ? "filledHere" : "filledInErp")}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What can be filled in on the item's page here; the rest comes with the item from the ERP. */
const keptHere: ReadonlySet<CompletenessField> = new Set(["webDesc", "attributes"]);
