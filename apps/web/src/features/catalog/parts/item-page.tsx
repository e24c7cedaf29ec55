import { items } from "@purvey/client/services/items";
import type { ItemMaster, ItemRef } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { PartNumber } from "@purvey/ui/data/part-number";
import { SpecTable } from "@purvey/ui/data/spec-table";
import { Icon } from "@purvey/ui/icons";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { earlyPart } from "../../../shared/later-part.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { useService } from "../../../shared/use-service.ts";
import { itemMessages } from "../item-messages.ts";
import { quantityRule, sellingUnits } from "../item-model.ts";
import { useSpecificationOf } from "../use-specification.ts";
import { inVariantOrder } from "../variant-order.ts";
import { BuyPanel } from "./buy-panel.tsx";
import { ItemHead } from "./item-head.tsx";
import { KitParts } from "./kit-parts.tsx";
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

/** The item's properties, to be copied whole. */
function ItemSpecification({ item }: { item: ItemMaster }) {
  const text = useText(itemMessages);
  const lines = useSpecificationOf()(item);
  if (lines.length === 0) return null;
  return (
    <Section title={text("specification")}>
      <SpecTable caption={text("specificationOf", { item: item.itemId })} groups={[{ lines }]} />
    </Section>
  );
}

/** What the item is, in sentences. */
function ItemTexts({ item }: { item: ItemMaster }) {
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

/** Items that belong to this one, each with the reason. */
function LinkedItems({ title, items }: { title: string; items: readonly ItemRef[] }) {
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

/** The numbers that others know the item by; each finds it in the search. */
function OtherNumbers({ item: { alternateCodes } }: { item: ItemMaster }) {
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

/** Data sheets, certificates, manuals. */
function ItemDocuments({ item: { documents } }: { item: ItemMaster }) {
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

/** An item that is no longer made leads to the one that takes its place. */
function DiscontinuedBanner({ item }: { item: ItemMaster }) {
  const text = useText(itemMessages);
  const next = item.substitutes.find(({ discontinued }) => discontinued === "N");
  return (
    <Banner
      tone="low"
      className="mb-4"
      title={text("discontinued")}
      actions={
        next && (
          <RouterLinkButton variant="primary" to="/shop/i/$item" params={{ item: next.itemId }}>
            {text("seeReplacement", { item: next.itemId })}
          </RouterLinkButton>
        )
      }
    >
      {next ? [text("replacedBy", { item: next.itemId }), next.note].filter(Boolean).join(" ") : text("noReplacement")}
    </Banner>
  );
}

/** Questions about the item with their answers. */
function ItemQuestions({ invMastUid }: { invMastUid: number }) {
  const text = useText(itemMessages);
  const { queries } = useService(items);
  const { data } = useQuery(dataOf(queries.invMast.faq.list({ id: invMastUid, limit: 50 })));
  if (!data || data.length === 0) return null;
  return (
    <Section title={text("questions")} note={text("answered", { count: data.length })}>
      {data.map(({ invMastFaqUid, question, answer, helpfulCount }) => (
        <details key={invMastFaqUid} className="question">
          <summary>
            <bdi>{question}</bdi>
          </summary>
          <p className="free-text max-w-prose pb-2 text-soft">{answer}</p>
          {helpfulCount > 0 && <p className="pb-2 text-xs text-faint">{text("helpful", { count: helpfulCount })}</p>}
        </details>
      ))}
    </Section>
  );
}

interface ItemVariantsProps {
  readonly invMastUid: number;
  readonly itemVariantHdrUid: number;
}

/** The same item in its other sizes or colours, small ones first; its place is kept until they are there. */
function ItemVariants({ invMastUid, itemVariantHdrUid }: ItemVariantsProps) {
  const text = useText(itemMessages);
  const { queries } = useService(items);
  const { data: group } = useQuery(dataOf(queries.variants.get({ id: itemVariantHdrUid })));
  return (
    <nav aria-label={text("variants")} className="variants">
      {inVariantOrder(group?.lines ?? []).map((line) =>
        line.invMastUid === invMastUid ? (
          <span key={line.itemVariantLineUid} aria-current="true" className="variant">
            {line.variantValue}
          </span>
        ) : (
          <ItemLink key={line.itemVariantLineUid} itemId={line.itemId} className="variant">
            {line.variantValue}
          </ItemLink>
        ),
      )}
    </nav>
  );
}
