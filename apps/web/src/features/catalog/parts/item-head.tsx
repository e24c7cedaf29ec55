import type { ItemMaster } from "@purvey/contract/generated/items";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { itemMessages } from "../item-messages.ts";
import { headline, ownNumbers, trailOf } from "../item-model.ts";
import { MatchedNumber } from "./matched-number.tsx";

/** The part tag with the headline below, and where in the catalogue it stands. */
export function ItemHead({ item }: { item: ItemMaster }) {
  const steps = trailOf(item).map(({ itemCategoryUid, itemCategoryDesc }) => (
    <Link key={itemCategoryUid} to="/shop/c/$category" params={{ category: String(itemCategoryUid) }}>
      {itemCategoryDesc}
    </Link>
  ));
  return (
    <header className="item-head">
      <div className="mb-2 min-h-5">{steps.length > 0 && <Breadcrumbs>{[...steps, item.itemId]}</Breadcrumbs>}</div>
      <h1>
        <PartNumber value={item.itemId} size="head" />
        <span className="mt-2 block text-xl font-bold text-balance">{headline(item)}</span>
      </h1>
      <Numbers item={item} />
    </header>
  );
}

function Numbers({ item }: { item: ItemMaster }) {
  const text = useText(itemMessages);
  const facts = [
    item.brandsUid === null ? item.brandsName : null,
    item.manufacturerPartNumber && `${text("makerNumber")} ${item.manufacturerPartNumber}`,
    item.upc && `${text("upc")} ${item.upc}`,
  ].filter((fact) => Boolean(fact));
  return (
    <p className="mt-1 flex min-h-6 flex-wrap items-baseline gap-x-4 gap-y-1 text-soft">
      {ownNumbers(item).map((code) => (
        <MatchedNumber key={code} code={code} type="customer" />
      ))}
      {item.brandsUid !== null && (
        <Link to="/shop/b/$brand" params={{ brand: String(item.brandsUid) }}>
          {item.brandsName}
        </Link>
      )}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
