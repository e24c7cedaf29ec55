import { EmptyState } from "@purvey/ui/empty-state";
import { Icon } from "@purvey/ui/icons";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { Notices } from "../../shared/notices/notices.tsx";
import { useNotices } from "../../shared/notices/use-notices.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { messages } from "./messages.ts";
import { MatterLine, type MatterLineProps } from "./parts/matter-line.tsx";
import { NextUp } from "./parts/next-up.tsx";
import { StockroomLine } from "./parts/stockroom-line.tsx";
import type { HeldTransfers } from "./use-matters.ts";
import { type Matter, type Matters, useMatters } from "./use-matters.ts";

/**
 * What needs the person now: what somebody was told, and counts that lead to the screens where it is done. All of it and
 * the children below it are shown when messages and the number of lines are known: nothing jumps.
 */
export function WorklistScreen({ children }: { children?: ReactNode }) {
  const text = useText(messages);
  useTitle(text("worklist"));
  const wide = useWide(75);
  const matters = useMatters(wide);
  const count = countOf(matters);
  const known = count !== undefined;
  const notices = useNotices();
  // Without a network, or where they cannot be read, the work does not wait for them.
  const asked = notices.isPending && notices.fetchStatus === "fetching" && notices.errorUpdateCount === 0;
  const listed = matters.listed && !asked;
  return (
    <>
      <PageHead title={text("worklist")}>
        <span role="status" className="min-h-5">
          {known && (count === 0 ? text("calm") : text("some", { count }))}
        </span>
      </PageHead>
      {listed && (
        <div className="mb-8 empty:hidden">
          <Notices notices={notices.data} />
        </div>
      )}
      {listed && (
        <div className="grid gap-8 lg:auto-cols-fr lg:grid-flow-col">
          <Stockrooms matters={matters} />
          <Goods matters={matters} />
          <Systems matters={matters} />
        </div>
      )}
      {listed && (count === 0 ? <Calm /> : wide && <NextUp next={matters.next} />)}
      {listed && children}
    </>
  );
}

/** How many kinds of matters wait; undefined until all are counted. */
function countOf({
  stockrooms,
  restocks,
  overdue,
  held,
  heldTransfers,
  picks,
  stuck,
  waiting,
  refused,
}: Matters): number | undefined {
  const reorders = stockrooms?.map(({ toReorder }) => toReorder) ?? [];
  const counted = [...reorders, overdue, held, heldTransfers, picks, stuck].filter(
    (matter): matter is Matter => matter !== undefined,
  );
  if (counted.some(({ count, failed }) => count === undefined && !failed)) return undefined;
  if (restocks && !stockrooms) return undefined;
  return (
    counted.filter(({ count }) => count !== undefined && count > 0).length + Number(waiting > 0) + Number(refused > 0)
  );
}

function Stockrooms({ matters: { stockrooms, restocks } }: { matters: Matters }) {
  const text = useText(messages);
  if (!restocks) return null;
  return (
    <Section title={text("stockrooms")}>
      <ul>
        {(stockrooms ?? []).map((matter) => (
          <li key={matter.stockroom.warehouseUid}>
            <StockroomLine {...matter} />
          </li>
        ))}
        <li>
          <Link to="/ops/restock" className="matter">
            <MatterLine {...restocks} words={text("openRestocks", { count: restocks.count ?? 0 })} />
          </Link>
        </li>
      </ul>
    </Section>
  );
}

function Goods({ matters: { overdue, held, heldTransfers, picks } }: { matters: Matters }) {
  const text = useText(messages);
  if (!overdue && !held && !picks) return null;
  return (
    <Section title={text("goods")}>
      <ul>
        {overdue && (
          <li>
            <Link to="/ops/receiving" className="matter">
              <MatterLine
                {...overdue}
                urgent={(overdue.count ?? 0) > 0}
                words={text("overdue", { count: overdue.count ?? 0 })}
              />
            </Link>
          </li>
        )}
        {held && (
          <li>
            <Link to="/ops/receiving" search={{ show: "held" }} className="matter">
              <MatterLine
                {...held}
                urgent={(held.count ?? 0) > 0}
                words={text("held", { count: held.count ?? 0 })}
                {...(held.location === undefined ? {} : { note: held.location })}
              />
            </Link>
          </li>
        )}
        {heldTransfers && (
          <li>
            <HeldTransfersLine {...heldTransfers} />
          </li>
        )}
        {picks && (
          <li>
            <Link to="/ops/picks" className="matter">
              <MatterLine
                {...picks}
                words={text("picks", { count: picks.count ?? 0 })}
                {...(picks.location === undefined ? {} : { note: picks.location })}
              />
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}

function Systems({ matters: { stuck, waiting, refused } }: { matters: Matters }) {
  const text = useText(messages);
  if (!stuck && waiting + refused === 0) return null;
  return (
    <Section title={text("system")}>
      <ul>
        {stuck && (
          <li>
            <Link to="/ops/sync" className="matter">
              <MatterLine
                {...stuck}
                urgent={(stuck.count ?? 0) > 0}
                words={text("stuck", { count: stuck.count ?? 0 })}
              />
            </Link>
          </li>
        )}
        {waiting > 0 && (
          <li>
            <QueueLine count={waiting} words={text("waiting", { count: waiting })} />
          </li>
        )}
        {refused > 0 && (
          <li>
            <QueueLine count={refused} urgent words={text("refused", { count: refused })} />
          </li>
        )}
      </ul>
    </Section>
  );
}

function Calm() {
  const text = useText(messages);
  const { may } = useWho();
  return (
    <EmptyState
      className="mt-8"
      title={
        <>
          <Icon name="check" /> {text("calm")}
        </>
      }
      actions={
        may("stockroom.read") ? (
          <RouterLinkButton to="/ops/vmi">{text("toStockrooms")}</RouterLinkButton>
        ) : (
          <RouterLinkButton to="/shop">{text("toShop")}</RouterLinkButton>
        )
      }
    >
      {text("calmHint")}
    </EmptyState>
  );
}

/** How many transfers of the location are on hold; it leads to where they are corrected. */
function HeldTransfersLine({ betweenBranches, location, ...matter }: HeldTransfers) {
  const text = useText(messages);
  const { count = 0 } = matter;
  return (
    <Link to="/ops/transfers" search={betweenBranches ? { tab: "branch", show: "held" } : {}} className="matter">
      <MatterLine
        {...matter}
        urgent={count > 0}
        words={text("heldTransfers", { count })}
        {...(location === undefined ? {} : { note: location })}
      />
    </Link>
  );
}

const QueueDialog = laterPart(async () => (await import("../../shared/offline-queue/queue-dialog.tsx")).QueueDialog);

/** How many changes of this device the server does not have; a touch shows them. */
function QueueLine(props: MatterLineProps) {
  const queue = useQueue();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="matter w-full text-start" onClick={() => setOpen(true)}>
        <MatterLine {...props} />
      </button>
      {open && <QueueDialog queue={queue} onClose={() => setOpen(false)} />}
    </>
  );
}
