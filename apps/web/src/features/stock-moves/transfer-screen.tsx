import type { Warehouse } from "@purvey/contract/generated/vmi";
import { useFormat } from "@purvey/ui/data/format-provider";
import { EmptyState } from "@purvey/ui/empty-state";
import { Field } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { Select } from "@purvey/ui/select";
import { TextInput } from "@purvey/ui/text-input";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { Unread } from "../../shared/parts/unread.tsx";
import { BlankLines } from "../../shared/stockroom/blank-lines.tsx";
import { linesAfter, lineTrouble } from "../../shared/stockroom/move-line.ts";
import { MoveLines } from "../../shared/stockroom/move-lines.tsx";
import type { PartKey } from "../../shared/stockroom/part-key.ts";
import { PartScan } from "../../shared/stockroom/part-scan.tsx";
import { PostButton } from "../../shared/stockroom/post-button.tsx";
import { PostingBanner } from "../../shared/stockroom/posting-banner.tsx";
import { StockroomDesk } from "../../shared/stockroom/stockroom-desk.tsx";
import { StockroomFrame } from "../../shared/stockroom/stockroom-frame.tsx";
import { useKnownParts } from "../../shared/stockroom/use-known-parts.ts";
import { usePosting } from "../../shared/stockroom/use-posting.ts";
import { useStockrooms } from "../../shared/stockroom/use-stockroom.ts";
import { useTakePart } from "../../shared/stockroom/use-take-part.ts";
import { useKeptDraft } from "../../shared/use-kept-draft.ts";
import { messages } from "./messages.ts";
import { type TransferDraft, transferBody } from "./move-model.ts";
import { useMovedFigures } from "./parts/moved-figures.tsx";

const route = getRouteApi("/in/ops/vmi/$warehouse/transfer");
const empty: TransferDraft = { to: undefined, reason: "", lines: [] };

/** Moves parts to another stockroom of the same customer. */
export function TransferScreen() {
  const text = useText(messages);
  const { warehouse } = route.useParams();
  return (
    <StockroomFrame warehouseUid={warehouse} title={text("transfer")}>
      {(stockroom) => <Targets key={warehouse} stockroom={stockroom} />}
    </StockroomFrame>
  );
}

function Targets({ stockroom }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const query = useStockrooms();
  const { data } = query;
  if (!data) return <Unread query={query} />;
  const targets = data.filter(
    ({ warehouseUid, customerId }) => warehouseUid !== stockroom.warehouseUid && customerId === stockroom.customerId,
  );
  if (targets.length > 0) return <TransferForm stockroom={stockroom} targets={targets} />;
  return (
    <EmptyState
      title={text("toNone", { customer: stockroom.customerName ?? stockroom.warehouseName })}
      actions={<RouterLinkButton to="/ops/vmi">{text("toStockrooms")}</RouterLinkButton>}
    >
      {text("toNoneHint")}
    </EmptyState>
  );
}

function TransferForm({ stockroom, targets }: { stockroom: Warehouse; targets: readonly Warehouse[] }) {
  const text = useText(messages);
  const { locale } = useFormat();
  const { warehouseUid } = stockroom;
  const [draft, setDraft] = useKeptDraft(`transfer/${warehouseUid}`, empty);
  const [part, setPart] = useState<PartKey>();
  const { parts, lookUp, onHandOf } = useKnownParts(warehouseUid);
  const posting = usePosting<TransferDraft, "vmi.warehouse.transfer">("vmi.warehouse.transfer", `vmi/${warehouseUid}`);
  const { lines, reason } = draft;
  const to = draft.to ?? (targets.length === 1 ? targets[0]?.warehouseUid : undefined);
  const nameOf = (uid: number | undefined) => targets.find((each) => each.warehouseUid === uid)?.warehouseName ?? "";
  const wrong = lines.some((line) => lineTrouble(line, onHandOf(line)) !== undefined);
  const take = useTakePart({
    lines,
    available: onHandOf,
    onTaken: (next, taken) => {
      setDraft({ ...draft, lines: next });
      setPart(taken);
    },
  });
  const post = async () => {
    if (to === undefined) return;
    const sent = {
      input: { warehouseUid, ...transferBody(draft, to) },
      label: text("transferLabel", { stockroom: nameOf(to) }),
      changes: lines.length,
      path: `/ops/vmi/${warehouseUid}/transfer`,
    };
    await posting.post(sent, { ...draft, to });
    setDraft((now) => ({ ...now, lines: linesAfter(now.lines, lines) }));
  };
  const missing = to === undefined ? text("toRequired") : undefined;
  return (
    <StockroomDesk warehouseUid={warehouseUid} part={part} books="transfer">
      <div className="flex flex-col gap-4">
        <PostingBanner
          posting={posting}
          stored={<Stored stockroom={nameOf(posting.posted?.to)} answer={posting.change?.answer} />}
          busy={lines.length > 0}
          onCorrect={setDraft}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={text("to")} hint={text("toHint")} required>
            <Select
              value={to ?? ""}
              onChange={({ target }) => setDraft({ ...draft, to: Number(target.value) || undefined })}
            >
              {targets.length > 1 && <option value="">{text("choose")}</option>}
              {targets.map((target) => (
                <option key={target.warehouseUid} value={target.warehouseUid}>
                  {target.warehouseName}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={text("reason")} hint={text("reasonHint")}>
            <TextInput
              data-scans=""
              maxLength={255}
              value={reason}
              onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
            />
          </Field>
        </div>
        <PartScan
          parts={parts}
          lookUp={lookUp}
          onPart={take}
          detail={({ qtyOnHand, unitOfMeasure }) => `${formatNumber(qtyOnHand, locale)} ${unitOfMeasure}`}
        />
        {lines.length === 0 ? (
          <BlankLines title={text("none")} hint={text("noneHint")} />
        ) : (
          <MoveLines
            label={text("lines")}
            lines={lines}
            onChange={(next) => setDraft({ ...draft, lines: next })}
            available={onHandOf}
            onAttend={setPart}
          />
        )}
        <PostButton count={lines.length} wrong={wrong} missing={missing} onPost={post}>
          {text("post", { count: lines.length })}
        </PostButton>
      </div>
    </StockroomDesk>
  );
}

function Stored({ stockroom, answer }: { stockroom: string; answer: unknown }) {
  const text = useText(messages);
  return text("transferred", { stockroom, figures: useMovedFigures(answer) });
}
