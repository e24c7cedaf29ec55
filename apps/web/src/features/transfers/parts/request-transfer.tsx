import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { TextArea } from "@purvey/ui/text-area";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { WorkLocation } from "../../../shared/location/use-location.tsx";
import type { NewChange } from "../../../shared/offline-queue/queued-change.ts";
import { useQueue } from "../../../shared/offline-queue/use-queue.ts";
import { ChangedMeanwhile } from "../../../shared/overtaken/changed-meanwhile.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useKeptDraft } from "../../../shared/use-kept-draft.ts";
import { branchPath, type RequestDraft } from "../branch-draft.ts";
import type { BranchRow } from "../branch-rows.ts";
import { type WantedLine, wantedLines, wantedText } from "../branch-transfer.ts";
import { messages } from "../messages.ts";
import { HeldBranchActions } from "./held-branch-actions.tsx";
import { RefusedActions } from "./refused-actions.tsx";

export interface RequestTransferProps {
  readonly location: WorkLocation;
  /** A request that was refused or that the server holds, to be corrected. */
  readonly row?: BranchRow | undefined;
  readonly onClose: () => void;
}

/** What was entered of a request that is corrected. */
function begunOf({ queued, transfer }: BranchRow, locale: string | undefined): RequestDraft | undefined {
  if (queued) return queued.draft.step === "request" ? queued.draft : undefined;
  if (!transfer) return undefined;
  const { locationId: from, toLocationId: to, transferUid: held, dateLastModified: modified, lines } = transfer;
  return { step: "request", from, to, held, modified, wanted: wantedText(lines, locale) };
}

/** The call that asks for goods, or corrects what is asked for. */
function callOf(draft: RequestDraft, lines: WantedLine[]): Pick<NewChange, "endpoint" | "input"> {
  const { from, to, held, modified } = draft;
  const statusCd = draft.isDraft ? 705 : 704;
  if (held === undefined) {
    const input = { locationId: from, toLocationId: to, statusCd, lines } as const;
    return { endpoint: "warehouseOps.transfer.create", input };
  }
  const only = modified === undefined ? {} : { ifLastModified: modified };
  return { endpoint: "warehouseOps.transfer.update", input: { transferUid: held, statusCd, ...only, lines } };
}

/** Asks another branch for goods; what was refused or is held stands there as it was entered. */
export function RequestTransfer({ location, row, onClose }: RequestTransferProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const queue = useQueue();
  const [begun] = useState(() => row && begunOf(row, locale));
  const to = begun?.to ?? location.locationId ?? 0;
  const others = location.locations?.filter((other) => other.locationId !== to) ?? [];
  const [from, setFrom] = useState(begun?.from ?? others[0]?.locationId ?? 0);
  const [kept, keep] = useKeptDraft("transfer.wanted", "");
  const [corrected, setCorrected] = useState(begun?.wanted);
  const wanted = corrected ?? kept;
  const [modified, setModified] = useState(begun?.modified);
  const [sent, setSent] = useState(false);
  const present = !sent && begun?.held !== undefined && row?.transfer?.dateLastModified !== modified && row?.transfer;
  const lines = wantedLines(wanted, locale);
  const unreadable = lines.find(({ quantity }) => !(quantity > 0));
  const name = (id: number) => location.locations?.find((other) => other.locationId === id)?.locationName ?? String(id);
  const refused = useDenial("warehouse.write");
  const send = async (asDraft: boolean) => {
    setSent(true);
    const draft: RequestDraft = { step: "request", from, to, wanted, held: begun?.held, modified, isDraft: asDraft };
    const { endpoint, input } = callOf(draft, lines);
    const words = { count: lines.length, from: name(from), to: name(to) };
    const label = asDraft ? text("draftLabel", words) : text("requestLabel", words);
    const record = draft.held === undefined ? `transfer/${from}/${to}` : `transfer/${draft.held}`;
    const sent = { input, draft, label, record, changes: lines.length };
    if (row?.queued) await queue.correct(row.queued.change.id, sent);
    else await queue.enqueue({ ...sent, endpoint, path: branchPath });
    if (!begun) keep("");
    onClose();
  };
  const missing = lines.length === 0 || unreadable ? text("wantedMissing") : undefined;
  const refusal = refused ?? (present ? text("chooseFirst") : missing);
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={text("requestTo", { location: name(to) })}
      footer={
        <>
          <Button onClick={onClose}>{text("close")}</Button>
          <Button disabledReason={refusal} onClick={() => send(true)}>
            {text("keepDraft")}
          </Button>
          <Button variant="primary" disabledReason={refusal} onClick={() => send(false)}>
            {text(row?.course === "draft" ? "release" : "requestLines", { count: lines.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {present && (
          <ChangedMeanwhile
            onKeepTheirs={() => {
              setCorrected(wantedText(present.lines, locale));
              setModified(present.dateLastModified);
            }}
            onKeepMine={() => setModified(present.dateLastModified)}
          >
            {text("saysNow-request", {
              uid: String(present.transferUid),
              goods: wantedText(present.lines, locale).replaceAll("\n", " · "),
            })}
          </ChangedMeanwhile>
        )}
        {row && <WhyNot row={row} onClose={onClose} />}
        <Field label={text("sender")}>
          <Select
            value={from}
            onChange={(event) => setFrom(Number(event.target.value))}
            disabled={begun?.held !== undefined}
          >
            {others.map((other) => (
              <option key={other.locationId} value={other.locationId}>
                {other.locationId} · {other.locationName}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={text("wanted")}
          hint={text("wantedHint")}
          error={unreadable && text("wantedUnreadable", { item: unreadable.itemId })}
        >
          <TextArea
            mono
            rows={5}
            value={wanted}
            onChange={({ target }) => (begun ? setCorrected(target.value) : keep(target.value))}
          />
        </Field>
      </div>
    </Dialog>
  );
}

/** Why a request was not made, and how to give it up. */
function WhyNot({ row, onClose }: { row: BranchRow; onClose: () => void }) {
  const text = useText(messages);
  const { queued, transfer } = row;
  if (queued) {
    return (
      <Banner tone="out" title={text("refusedTitle")} actions={<RefusedActions change={queued.change} />}>
        {saySentence(queued.change.problem ?? "")}
      </Banner>
    );
  }
  if (!transfer) return null;
  const { transferUid: uid, dateLastModified: modified, processMessage } = transfer;
  const draft = row.course === "draft";
  return (
    <Banner
      tone={draft ? "neutral" : "out"}
      title={text(draft ? "draftTitle" : "heldRequest", { uid: String(uid) })}
      actions={<HeldBranchActions step="request" uid={uid} modified={modified} onGone={onClose} />}
    >
      {draft ? text("draftHint") : saySentence(processMessage ?? "")}
    </Banner>
  );
}
