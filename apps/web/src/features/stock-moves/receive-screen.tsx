import { vmi } from "@purvey/client/services/vmi";
import type { RestockHeader, Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { TextInput } from "@purvey/ui/text-input";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { Unread } from "../../shared/parts/unread.tsx";
import { ReasonDialog } from "../../shared/reason/reason-dialog.tsx";
import { BlankLines } from "../../shared/stockroom/blank-lines.tsx";
import { linesAfter, lineTrouble } from "../../shared/stockroom/move-line.ts";
import { MoveLines } from "../../shared/stockroom/move-lines.tsx";
import { type PartKey, partText } from "../../shared/stockroom/part-key.ts";
import { PartScan } from "../../shared/stockroom/part-scan.tsx";
import { PostButton } from "../../shared/stockroom/post-button.tsx";
import { PostingBanner } from "../../shared/stockroom/posting-banner.tsx";
import { StockroomDesk } from "../../shared/stockroom/stockroom-desk.tsx";
import { StockroomFrame } from "../../shared/stockroom/stockroom-frame.tsx";
import { useKnownParts } from "../../shared/stockroom/use-known-parts.ts";
import { usePosting } from "../../shared/stockroom/use-posting.ts";
import { mostParts } from "../../shared/stockroom/use-stockroom.ts";
import { useTakePart } from "../../shared/stockroom/use-take-part.ts";
import { useKeptDraft } from "../../shared/use-kept-draft.ts";
import { useService } from "../../shared/use-service.ts";
import { messages } from "./messages.ts";
import {
  expectedOf,
  linesDiffering,
  lotProblem,
  openLines,
  type ReceiptDraft,
  type ReceiptLine,
  receiveBody,
} from "./move-model.ts";
import { useMovedFigures } from "./parts/moved-figures.tsx";
import { ReceiptExtra, ReceiptVerdict } from "./parts/receipt-extra.tsx";

const route = getRouteApi("/in/ops/vmi/$warehouse/receive");
const empty: ReceiptDraft = { restock: undefined, poNumber: "", lines: [] };
const nothingKept: ReceiptDraft | null = null;

/** Receives what a distributor delivered into a stockroom. */
export function ReceiveScreen() {
  const text = useText(messages);
  const { warehouse } = route.useParams();
  const { restock } = route.useSearch();
  return (
    <StockroomFrame warehouseUid={warehouse} title={text("receive")}>
      {(stockroom) => <Orders key={`${warehouse}/${restock}`} stockroom={stockroom} />}
    </StockroomFrame>
  );
}

function Orders({ stockroom }: { stockroom: Warehouse }) {
  const { warehouseUid } = stockroom;
  const { queries } = useService(vmi);
  const input = { warehouseUid, statusCd: 704, limit: mostParts, orderBy: "restock_hdr_uid|ASC" } as const;
  const query = useQuery({
    ...dataOf(queries.restockHdr.list(input)),
    refetchOnMount: "always",
  });
  const { data, isFetching, isFetchedAfterMount } = query;
  // The first draft is what is still to come: with a network it is not made of what was read before.
  const [begun, setBegun] = useState(false);
  if (!begun && data && (isFetchedAfterMount || !isFetching)) setBegun(true);
  if (!data) return <Unread query={query} />;
  return begun ? <ReceiveForm stockroom={stockroom} orders={data} /> : null;
}

function ReceiveForm({ stockroom, orders }: { stockroom: Warehouse; orders: readonly RestockHeader[] }) {
  const text = useText(messages);
  const { warehouseUid, warehouseName } = stockroom;
  const { restock: asked } = route.useSearch();
  const named = orders.find(({ restockHdrUid }) => restockHdrUid === asked);
  const [first] = useState<ReceiptDraft>(() =>
    named ? { restock: asked, poNumber: named.poNumber ?? "", lines: openLines(named) } : empty,
  );
  const [kept, setDraft] = useKeptDraft<ReceiptDraft | null>(`receive/${warehouseUid}/${asked ?? ""}`, nothingKept);
  const [booked, setBooked] = useState(false);
  const draft = kept ?? (booked ? empty : first);
  const [part, setPart] = useState<PartKey>();
  const [asking, setAsking] = useState(false);
  const { parts, lookUp } = useKnownParts(warehouseUid);
  const posting = usePosting<ReceiptDraft, "vmi.warehouse.receive">("vmi.warehouse.receive", `vmi/${warehouseUid}`);
  const { lines, poNumber, restock } = draft;
  const order = orders.find(({ restockHdrUid }) => restockHdrUid === restock);
  const setLines = (next: readonly ReceiptLine[]) => setDraft({ ...draft, lines: next });
  const choose = (uid: number | undefined) => {
    const chosen = orders.find(({ restockHdrUid }) => restockHdrUid === uid);
    setDraft({ restock: uid, poNumber: chosen?.poNumber ?? "", lines: chosen ? openLines(chosen) : [] });
  };
  const take = useTakePart({
    lines,
    onTaken: (next, taken) => {
      setLines(next);
      setPart(taken);
    },
  });
  const wrong = lines.some((line) => lineTrouble(line) !== undefined || lotProblem(line) !== undefined);
  const differing = linesDiffering(order, lines);
  const post = async (reason?: string) => {
    setAsking(false);
    const sent = {
      input: { warehouseUid, ...receiveBody(draft, order, reason) },
      label: text("receiveLabel", { stockroom: warehouseName }),
      changes: lines.length,
      path: `/ops/vmi/${warehouseUid}/receive`,
    };
    await posting.post(sent, draft);
    setBooked(true);
    setDraft((now) => {
      const left = linesAfter(now?.lines ?? [], lines);
      return left.length > 0 ? { ...empty, lines: left } : nothingKept;
    });
  };
  return (
    <StockroomDesk warehouseUid={warehouseUid} part={part} books="receive">
      <div className="flex flex-col gap-4">
        <PostingBanner
          posting={posting}
          stored={<Stored answer={posting.change?.answer} />}
          busy={lines.length > 0}
          onCorrect={setDraft}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={text("against")} hint={text("againstHint")}>
            <Select value={order ? restock : ""} onChange={({ target }) => choose(Number(target.value) || undefined)}>
              <option value="">{text("noOrder")}</option>
              {orders.map((each) => (
                <option key={each.restockHdrUid} value={each.restockHdrUid}>
                  {text("order", {
                    number: String(each.restockHdrUid),
                    distributor: each.distributorsName,
                    count: openLines(each).length,
                  })}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={text("poNumber")} hint={text("poHint")}>
            <TextInput
              mono
              data-scans=""
              maxLength={40}
              value={poNumber}
              onChange={({ target }) => setDraft({ ...draft, poNumber: target.value })}
            />
          </Field>
        </div>
        <PartScan parts={parts} lookUp={lookUp} onPart={take} />
        {lines.length === 0 ? (
          <BlankLines title={text("noneArrived")} hint={text("noneArrivedHint")} />
        ) : (
          <MoveLines<ReceiptLine>
            label={text("received")}
            lines={lines}
            onChange={setLines}
            onAttend={setPart}
            extra={(line) => (
              <ReceiptExtra
                line={line}
                expected={expectedOf(order, line)}
                onChange={(next) => setLines(lines.map((each) => (each === line ? next : each)))}
              />
            )}
          />
        )}
        <PostButton count={lines.length} wrong={wrong} onPost={() => (differing.length > 0 ? setAsking(true) : post())}>
          {text("receivePost", { count: lines.length })}
        </PostButton>
        {asking && (
          <ReasonDialog
            title={text("differs", { count: differing.length })}
            reasons={["short", "over", "damaged", "wrongPart"]}
            action={text("receivePost", { count: lines.length })}
            onReason={post}
            onClose={() => setAsking(false)}
          >
            <DifferingLines lines={differing} order={order} />
          </ReasonDialog>
        )}
      </div>
    </StockroomDesk>
  );
}

function Stored({ answer }: { answer: unknown }) {
  const text = useText(messages);
  return text("stored", { figures: useMovedFigures(answer) });
}

interface DifferingLinesProps {
  readonly lines: readonly ReceiptLine[];
  readonly order: RestockHeader | undefined;
}

/** Of which parts more or less came than the order expects, above the question why. */
function DifferingLines({ lines, order }: DifferingLinesProps) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {lines.map((line) => (
        <li key={partText(line)} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span className="font-mono font-semibold">{line.itemId}</span>
          <ReceiptVerdict line={line} expected={expectedOf(order, line)} />
        </li>
      ))}
    </ul>
  );
}
