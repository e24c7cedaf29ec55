import { NotFoundError } from "@purvey/client/errors";
import type { ItemMaster } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { catalogServices } from "../../shared/catalog-services.ts";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { earlyPart } from "../../shared/later-part.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { LabelsOf } from "../../shared/parts/labels-of.tsx";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { useServices } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import type { ItemRecords } from "./editor-fields.ts";
import { messages } from "./messages.ts";
import { AttributeFields } from "./parts/attribute-fields.tsx";
import { AllLacking } from "./parts/completeness.tsx";
import { EditorSaveBar } from "./parts/editor-save-bar.tsx";
import { FaqPart } from "./parts/faq-part.tsx";
import { IndexPart } from "./parts/index-part.tsx";
import { TagsPart } from "./parts/tags-part.tsx";
import { DescriptionFields, RecordFields } from "./parts/text-fields.tsx";
import { VariantsPart } from "./parts/variants-part.tsx";
import { useItemEditor, useItemRecords } from "./use-item-editor.ts";
import { useChoicesRead, useItemLists } from "./use-item-parts.ts";

const PriceHistory = earlyPart(async () => (await import("../../shared/price-history/price-history.tsx")).PriceHistory);

const route = getRouteApi("/in/admin/catalog/$item");

/** Everything that is said of an item beyond the ERP's master: "make it findable". */
export function ItemEditorScreen() {
  const { item: itemId } = route.useParams();
  const { queries } = useServices(catalogServices);
  const { data: item, error, refetch } = useQuery(dataOf(queries.items.invMast.doc({ id: 0, itemId })));
  const choicesRead = useChoicesRead();
  useTitle(itemId);
  if (error instanceof NotFoundError && !item) return <NoSuchItem itemId={itemId} />;
  if (error && !item) return <Failure error={error} onRetry={refetch} />;
  return (
    <>
      <EditorHead itemId={itemId} item={item} />
      {item ? (
        <ItemRecordsOf key={item.invMastUid} item={item} choicesRead={choicesRead} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

function EditorHead({ itemId, item }: { itemId: string; item: ItemMaster | undefined }) {
  const text = useText(messages);
  return (
    <PageHead
      trail={<Link to="/admin/catalog">{text("catalog")}</Link>}
      title={<span className="font-mono">{itemId}</span>}
      actions={
        <>
          <LabelsOf kind="item" numbers={[itemId]} />
          <RouterLinkButton to="/shop/i/$item" params={{ item: itemId }} icon="external">
            {text("seeInShop")}
          </RouterLinkButton>
        </>
      }
    >
      <span className="min-h-5">{item?.itemDesc}</span>
      {item && <AllLacking item={item} />}
    </PageHead>
  );
}

/** The editor stands at once, with all its lists: what came later would move what is under the hand. */
function ItemRecordsOf({ item, choicesRead }: { item: ItemMaster; choicesRead: boolean }) {
  const { records, readAgain, error, retry } = useItemRecords(item.invMastUid);
  const listsRead = useItemLists(item.invMastUid);
  if (error && !records) return <Failure error={error} onRetry={retry} />;
  if (!records || !choicesRead || !listsRead) return <Skeleton className="h-96" />;
  return <Editor records={records} readAgain={readAgain} item={item} />;
}

interface EditorProps {
  readonly records: ItemRecords;
  /** Reads what is stored once more; undefined when it cannot be read. */
  readonly readAgain: () => Promise<ItemRecords | undefined>;
  readonly item: ItemMaster;
}

function Editor({ records, readAgain, item }: EditorProps) {
  const text = useText(messages);
  const editor = useItemEditor(records, readAgain);
  const noCatalog = useDenial("catalog.write");
  const noSearch = useDenial("search.write");
  const { invMastUid } = records;
  return (
    <>
      {noCatalog && (
        <Banner tone="low" className="mb-4" title={text("readOnly")}>
          {noCatalog}
        </Banner>
      )}
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <DescriptionFields editor={editor} shownText={item.webDesc} noSearch={noSearch} noCatalog={noCatalog} />
          <RecordFields editor={editor} denial={noCatalog} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <AttributeFields editor={editor} denial={noCatalog} />
          <VariantsPart editor={editor} itemId={item.itemId} denial={noCatalog} />
          <IndexPart editor={editor} denial={noSearch} />
          <TagsPart invMastUid={invMastUid} denial={noCatalog} />
          <FaqPart invMastUid={invMastUid} denial={noCatalog} />
          <PriceHistory invMastUid={invMastUid} unit={item.baseUnit} />
        </div>
      </div>
      <EditorSaveBar editor={editor} />
    </>
  );
}

function NoSuchItem({ itemId }: { itemId: string }) {
  const text = useText(messages);
  return (
    <>
      <PageHead title={itemId} />
      <EmptyState
        title={text("noItem", { item: itemId })}
        actions={<RouterLinkButton to="/admin/catalog">{text("toCatalog")}</RouterLinkButton>}
      />
    </>
  );
}
