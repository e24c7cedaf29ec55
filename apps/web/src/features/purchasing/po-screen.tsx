import { orders } from "@purvey/client/services/orders";
import type { PurchaseOrder, PurchaseOrderLine } from "@purvey/contract/generated/orders";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import type { RowKey, TableColumn } from "@purvey/ui/data/data-table";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { InCurrency } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ItemPane } from "../../shared/parts/item-pane.tsx";
import { LabelsOf } from "../../shared/parts/labels-of.tsx";
import { LongRows } from "../../shared/parts/long-rows.tsx";
import { RecordFrame } from "../../shared/parts/record-frame.tsx";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { isAwaited } from "../../shared/purchasing/due.ts";
import { PoReceipts, useCame } from "../../shared/purchasing/po-receipts.tsx";
import { PoStatus } from "../../shared/purchasing/po-status.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { inWholeUnits } from "../../shared/whole-quantity.ts";
import { messages } from "./messages.ts";

const route = getRouteApi("/in/ops/po/$po");

/** A purchase order: what is missing of each line, and what came of it so far. */
export function PoScreen() {
  const text = useText(messages);
  const { po } = route.useParams();
  useTitle(text("poNo", { po: String(po) }));
  const { queries } = useService(orders);
  const query = useQuery(dataOf(queries.poHdr.doc({ id: po })));
  useCame(po);
  const order = query.data;
  return (
    <RecordFrame
      title={text("poNo", { po: String(po) })}
      list={<Link to="/ops/po">{text("purchaseOrders")}</Link>}
      name={String(po)}
      actions={order && <Actions order={order} />}
      facts={order && <PoStatus order={order} late />}
      query={query}
    >
      {order && <Order order={order} />}
    </RecordFrame>
  );
}

function Actions({ order }: { order: PurchaseOrder }) {
  const text = useText(messages);
  const denial = useDenial("warehouse.write");
  const receivable = isAwaited(order);
  const reason = denial ?? (receivable ? undefined : text("nothingToCome"));
  return (
    <>
      <Button icon="printer" onClick={() => print()}>
        {text("print")}
      </Button>
      {reason ? (
        <Button variant="primary" disabledReason={reason}>
          {text("receive")}
        </Button>
      ) : (
        <RouterLinkButton variant="primary" to="/ops/receiving/$po" params={{ po: order.poNo }}>
          {text("receive")}
        </RouterLinkButton>
      )}
    </>
  );
}

function Order({ order }: { order: PurchaseOrder }) {
  const text = useText(messages);
  const columns = useLineColumns();
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const chosen = order.lines.filter(({ lineNo }) => selected.has(lineNo));
  const facts = [
    { term: text("vendor"), value: order.vendorName },
    { term: text("location"), value: order.locationName },
    { term: text("ordered"), value: <Timestamp value={order.poDate} detail="date" /> },
    { term: text("due"), value: <Timestamp value={order.dateDue} detail="date" /> },
    { term: text("terms"), value: order.terms ?? "–" },
    { term: text("carrier"), value: order.carrierId ?? "–" },
    ...(order.notes ? [{ term: text("notes"), value: order.notes }] : []),
  ];
  const wide = useWide(120);
  const at = chosen.at(-1) ?? order.lines.find(({ qtyOpen }) => qtyOpen > 0) ?? order.lines[0];
  const work = (
    <div className="flex min-w-0 flex-col gap-6">
      <DefinitionList inline items={facts} />
      <Section
        title={text("lines")}
        note={order.lineCount}
        actions={<LabelsOf kind="item" numbers={chosen.map(({ itemId }) => itemId)} />}
      >
        <InCurrency currency={order.currency}>
          <LongRows<PurchaseOrderLine>
            caption={text("lines")}
            columns={columns}
            rows={order.lines}
            rowKey={({ lineNo }) => lineNo}
            rowLabel={({ itemId }) => itemId}
            selected={selected}
            onSelectedChange={setSelected}
            keyboard="page"
          />
        </InCurrency>
      </Section>
      {!wide && <PoReceipts poNo={order.poNo} />}
    </div>
  );
  if (!wide) return work;
  return (
    <div className="desk">
      {work}
      <aside className="desk-aside">
        {at && <ItemPane key={at.lineNo} {...at} locationId={order.locationId} locationName={order.locationName} />}
        <PoReceipts poNo={order.poNo} />
      </aside>
    </div>
  );
}

function useLineColumns(): TableColumn<PurchaseOrderLine>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "item",
        header: text("item"),
        minWidth: 144,
        cell: ({ itemId, itemDesc }) => (
          <>
            <PartNumber value={itemId} />
            <span className="block truncate text-soft">{itemDesc}</span>
          </>
        ),
      },
      {
        key: "vendorItem",
        header: text("vendorItem"),
        width: 160,
        hideBelow: "wide",
        cell: ({ vendorItemId }) => <span className="font-mono">{vendorItemId ?? "–"}</span>,
      },
      {
        key: "ordered",
        header: text("qtyOrdered"),
        width: 104,
        align: "end",
        hideBelow: "narrow",
        cell: (line) => <Quantity {...inWholeUnits(line.qtyOrdered, line)} />,
      },
      {
        key: "received",
        header: text("qtyReceived"),
        width: 104,
        align: "end",
        hideBelow: "narrow",
        cell: (line) => <Quantity {...inWholeUnits(line.qtyReceived, line)} />,
      },
      {
        key: "open",
        header: text("qtyOpen"),
        width: 104,
        align: "end",
        cell: (line) => (
          <Quantity
            className={line.qtyOpen > 0 ? "font-semibold" : "text-faint"}
            {...inWholeUnits(line.qtyOpen, line)}
          />
        ),
      },
      {
        key: "cost",
        header: text("cost"),
        width: 112,
        align: "end",
        hideBelow: "medium",
        cell: ({ extendedCost }) => <Money value={extendedCost} />,
      },
    ],
    [text],
  );
}
