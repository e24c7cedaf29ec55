import type { WishlistLine } from "@purvey/contract/generated/items";
import type { RowKey, TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { useMemo, useState } from "react";
import type { ManyPrices } from "../../../shared/cart/use-many-prices.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { type LineVerdict, priceAsk } from "../list-model.ts";
import type { ListView } from "../list-view.ts";
import { messages } from "../messages.ts";
import { useLineActs } from "../use-line-acts.ts";
import type { ListAddress } from "../use-list.ts";
import { LineEditor } from "./line-editor.tsx";
import { LinePrice, LineStock } from "./line-figures.tsx";
import { VerdictNote } from "./verdict-note.tsx";

export interface ListTableProps {
  readonly address: ListAddress;
  readonly own: boolean;
  readonly owner: string;
  /** Undefined while they are on their way. */
  readonly lines: readonly WishlistLine[] | undefined;
  readonly verdicts: ReadonlyMap<number, LineVerdict>;
  readonly prices: ManyPrices;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly selected: ReadonlySet<RowKey>;
  readonly onSelectedChange: (selected: ReadonlySet<RowKey>) => void;
}

/** The lines of a list, each with what it costs, what there is of it, and whether it can be ordered so. */
export function ListTable(props: ListTableProps) {
  const { address, own, owner, lines, view, onView, selected, onSelectedChange } = props;
  const text = useText(messages);
  const beside = useWide(32);
  const [edited, setEdited] = useState<WishlistLine>();
  const acts = useLineActs(address);
  const columns = useColumns(props, acts);
  return (
    <>
      <LongRows<WishlistLine>
        caption={text("lines")}
        columns={columns}
        rows={lines}
        rowKey={({ itemWishlistLineUid }) => itemWishlistLineUid}
        rowLabel={({ itemId }) => itemId}
        keyboard="page"
        skeletonRows={4}
        sort={{ key: view.sort === "part" ? "item" : (view.sort ?? "priority"), direction: directionOf(view) }}
        onSortChange={({ key }) => onView(turnedView(view, key))}
        selected={selected}
        onSelectedChange={onSelectedChange}
        {...(own
          ? {
              rowActionsWidth: beside ? 76 : 56,
              rowActions: (line: WishlistLine) => <RowActs line={line} onEdit={setEdited} onRemove={acts.remove} />,
            }
          : {})}
        empty={<NoLines own={own} owner={owner} />}
      />
      {edited && (
        <LineEditor
          line={edited}
          verdict={props.verdicts.get(edited.itemWishlistLineUid)}
          onSave={acts.replace}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** Priorities and quantities are wanted from the greatest down where the address says nothing. */
function directionOf({ sort, turned }: ListView): "ascending" | "descending" {
  return (sort === undefined) === (turned === undefined) ? "descending" : "ascending";
}

function turnedView({ sort, turned, ...view }: ListView, key: string): ListView {
  const next = key === "item" ? "part" : key === "quantity" ? "quantity" : undefined;
  const again = next === sort && turned === undefined;
  return { ...view, sort: next, turned: again ? 1 : undefined };
}

function NoLines({ own, owner }: { own: boolean; owner: string }) {
  const text = useText(messages);
  return (
    <EmptyState
      title={text("empty")}
      actions={
        own ? (
          <RouterLinkButton to="/shop/cart">{text("cart")}</RouterLinkButton>
        ) : (
          <RouterLinkButton to="/shop/lists">{text("toLists")}</RouterLinkButton>
        )
      }
    >
      {own ? text("emptyHint") : text("emptyOther", { name: owner })}
    </EmptyState>
  );
}

interface RowActsProps {
  readonly line: WishlistLine;
  readonly onEdit: (line: WishlistLine) => void;
  readonly onRemove: (line: WishlistLine) => void;
}

function RowActs({ line, onEdit, onRemove }: RowActsProps) {
  const text = useText(messages);
  const denial = useDenial("list.write");
  return (
    <span className="flex max-[32rem]:flex-col">
      <IconButton
        icon="edit"
        label={text("edit", { item: line.itemId })}
        disabledReason={denial}
        onClick={() => onEdit(line)}
      />
      <IconButton
        icon="trash"
        label={text("remove", { item: line.itemId })}
        disabledReason={denial}
        onClick={() => onRemove(line)}
      />
    </span>
  );
}

function useColumns(
  { own, verdicts, prices }: ListTableProps,
  { replace }: ReturnType<typeof useLineActs>,
): TableColumn<WishlistLine>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "item",
        header: text("item"),
        minWidth: 160,
        maxWidth: 900,
        wrap: true,
        control: true,
        sortable: true,
        cell: (line) => (
          <>
            <PartNumber value={line.itemId} link={(attributes) => <ItemLink itemId={line.itemId} {...attributes} />} />
            <span className="line-clamp-2 text-soft">{line.itemDesc}</span>
            {line.notes && <q className="block text-sm">{line.notes}</q>}
            <span className="below-narrow min-h-12 flex-col items-start">
              <LinePrice line={line} verdict={verdicts.get(line.itemWishlistLineUid)} prices={prices} />
              <LineStock verdict={verdicts.get(line.itemWishlistLineUid)} />
            </span>
            <VerdictNote
              line={line}
              verdict={verdicts.get(line.itemWishlistLineUid)}
              onReplace={own ? replace : undefined}
            />
          </>
        ),
      },
      {
        key: "quantity",
        header: text("quantity"),
        width: 96,
        align: "end",
        sortable: true,
        cell: (line) => <Quantity quantity={line.qtyDesired} unit={line.unitOfMeasure} />,
      },
      {
        key: "priority",
        header: text("priority"),
        width: 96,
        align: "end",
        sortable: true,
        hideBelow: "medium",
        cell: ({ priority }) => priority,
      },
      {
        key: "stock",
        header: text("stock"),
        width: 128,
        align: "end",
        hideBelow: "medium",
        cell: (line) => <LineStock verdict={verdicts.get(line.itemWishlistLineUid)} />,
      },
      {
        key: "price",
        header: text("price"),
        width: 136,
        align: "end",
        hideBelow: "narrow",
        cell: (line) => <LinePrice line={line} verdict={verdicts.get(line.itemWishlistLineUid)} prices={prices} />,
      },
      {
        key: "together",
        header: text("together"),
        width: 112,
        align: "end",
        hideBelow: "medium",
        cell: (line) => {
          const verdict = verdicts.get(line.itemWishlistLineUid);
          return <Together line={line} verdict={verdict} prices={prices} />;
        },
      },
    ],
    [text, own, verdicts, prices, replace],
  );
}

function Together({
  line,
  verdict,
  prices,
}: Pick<ListTableProps, "prices"> & { line: WishlistLine; verdict: LineVerdict | undefined }) {
  if (verdict?.kind !== "good" && verdict?.kind !== "waiting") return null;
  const price = verdict.kind === "good" ? prices.of(priceAsk(line, verdict.unit)) : undefined;
  if (!price && prices.error) return "–";
  return <Money className="font-semibold" value={price?.extendedPrice} />;
}
