import type { ItemMaster } from "@purvey/contract/generated/items";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { earlyPart } from "../../../shared/later-part.ts";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { itemMessages } from "../item-messages.ts";
import { quantityRule, sellingUnits } from "../item-model.ts";
import { BuyPanel } from "./buy-panel.tsx";
import { DiscontinuedBanner } from "./discontinued-banner.tsx";
import { ItemDocuments } from "./item-documents.tsx";
import { ItemHead } from "./item-head.tsx";
import { ItemQuestions } from "./item-questions.tsx";
import { ItemSpecification } from "./item-specification.tsx";
import { ItemTexts } from "./item-texts.tsx";
import { ItemVariants } from "./item-variants.tsx";
import { KitParts } from "./kit-parts.tsx";
import { LinkedItems } from "./linked-items.tsx";
import { OtherNumbers } from "./other-numbers.tsx";
import { StockByBranch } from "./stock-by-branch.tsx";

const ItemListButtons = earlyPart(async () => (await import("./item-list-buttons.tsx")).ItemListButtons);
const PaidPrices = earlyPart(async () => (await import("./paid-prices.tsx")).PaidPrices);

/** Everything about one item: head, picture, buying, and what it is. */
export function ItemPage({ item }: { item: ItemMaster }) {
  const text = useText(itemMessages);
  const { may, customerId } = useWho();
  const gone = item.discontinued === "Y";
  return (
    <article className="item-page">
      <ItemHead item={item} />
      <div className="item-lead">
        <PartPicture
          src={item.images[0]?.imageUrl}
          alt={item.images[0]?.altText ?? text("picture", { item: item.itemId })}
          size={280}
        />
        <ItemTexts item={item} />
      </div>
      <div className="item-buy">
        {gone && <DiscontinuedBanner item={item} />}
        {item.itemVariantHdrUid !== null && (
          <ItemVariants invMastUid={item.invMastUid} itemVariantHdrUid={item.itemVariantHdrUid} />
        )}
        {may("price.read") && customerId !== undefined ? (
          <BuyPanel item={item} customerId={customerId} />
        ) : (
          <p className="text-soft">{text("noPrice")}</p>
        )}
        {customerId !== undefined && <KeepItem item={item} />}
        <StockByBranch item={item} />
        {may("customer.read") && customerId !== undefined && (
          <PaidPrices customerId={customerId} invMastUid={item.invMastUid} />
        )}
      </div>
      <div className="item-more">
        <ItemSpecification item={item} />
        {item.subPartsCount > 0 && <KitParts invMastUid={item.invMastUid} />}
        <LinkedItems title={text("substitutes")} items={item.substitutes} />
        <LinkedItems title={text("accessories")} items={item.accessories} />
        <OtherNumbers item={item} />
        <ItemDocuments item={item} />
        {item.faqCount > 0 && <ItemQuestions invMastUid={item.invMastUid} />}
      </div>
    </article>
  );
}

/** Star and list, loaded behind the page; their room is kept. */
function KeepItem({ item }: { item: ItemMaster }) {
  const unit = sellingUnits(item)[0];
  const quantity = unit ? quantityRule(unit).minimum : 1;
  const { invMastUid, itemId, baseUnit } = item;
  return (
    <div className="my-4 min-h-control">
      <ItemListButtons line={{ invMastUid, itemId, quantity, unitOfMeasure: unit?.unitOfMeasure ?? baseUnit }} />
    </div>
  );
}
