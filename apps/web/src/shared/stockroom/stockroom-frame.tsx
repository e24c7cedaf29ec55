import type { Warehouse } from "@purvey/contract/generated/vmi";
import { Banner } from "@purvey/ui/banner";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { Failure } from "../errors/failure.tsx";
import { useText } from "../i18n/messages.ts";
import { Unread } from "../parts/unread.tsx";
import { useTitle } from "../use-title.ts";
import { stockroomMessages } from "./stockroom-messages.ts";
import { useStockroom } from "./use-stockroom.ts";

export interface StockroomFrameProps {
  readonly warehouseUid: number;
  /** The name of the screen inside the stockroom: "Count". */
  readonly title: string;
  /** The line below the title. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: (stockroom: Warehouse) => ReactNode;
}

/** The frame of every screen of a stockroom: which one it is, its screens as tabs, and that it is disabled. */
export function StockroomFrame({ warehouseUid, title, note, actions, children }: StockroomFrameProps) {
  const text = useText(stockroomMessages);
  const query = useStockroom(warehouseUid);
  const { data: stockroom, error, refetch } = query;
  useTitle(stockroom ? `${title} · ${stockroom.warehouseName}` : title);
  const name = stockroom?.warehouseName ?? <Skeleton width="9rem" />;
  const trail = [
    <Link key="all" to="/ops/vmi">
      {text("stockrooms")}
    </Link>,
    <span key="one">{stockroom?.warehouseId ?? warehouseUid}</span>,
  ];
  // What was read before still holds where asking again failed: a count goes on without the network.
  if (error && !stockroom) return <Failure error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead
        trail={<Breadcrumbs>{trail}</Breadcrumbs>}
        title={
          <>
            {name} · {title}
          </>
        }
        actions={actions}
      >
        {note}
      </PageHead>
      <StockroomTabs warehouseUid={warehouseUid} name={stockroom?.warehouseName ?? ""} />
      {stockroom && stockroom.statusCd !== 704 && (
        <Banner tone="low" className="mb-4">
          {text("disabled")}
        </Banner>
      )}
      {stockroom && children(stockroom)}
      {!stockroom && query.fetchStatus === "paused" && <Unread query={query} />}
    </>
  );
}

const screens = [
  ["/ops/vmi/$warehouse", "overview"],
  ["/ops/vmi/$warehouse/board", "board"],
  ["/ops/vmi/$warehouse/count", "count"],
  ["/ops/vmi/$warehouse/usage", "usage"],
  ["/ops/vmi/$warehouse/transfer", "transfer"],
  ["/ops/vmi/$warehouse/receive", "receive"],
] as const;

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function StockroomTabs({ warehouseUid, name }: { warehouseUid: number; name: string }) {
  const text = useText(stockroomMessages);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const tabs = nav.current;
    const current = tabs?.querySelector<HTMLElement>('[aria-current="page"]');
    // On a phone not all tabs have room: the one of the screen does.
    if (tabs && current) tabs.scrollLeft += middleOf(current) - middleOf(tabs);
  }, []);
  return (
    <nav ref={nav} aria-label={text("screens", { stockroom: name })} className="tablist no-print mb-4">
      {screens.map(([to, word]) => (
        <Link key={to} to={to} params={{ warehouse: warehouseUid }} activeOptions={{ exact: true }} className="tab">
          {text(word)}
        </Link>
      ))}
    </nav>
  );
}
