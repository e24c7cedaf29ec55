import { orders } from "@purvey/client/services/orders";
import type { PurchaseOrderScanResult } from "@purvey/contract/generated/orders";
import { Button } from "@purvey/ui/button";
import { Status } from "@purvey/ui/data/status";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { poMessages } from "../../../shared/purchasing/po-messages.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

/** Above this a slip belongs to the order. */
const sure = 0.5;

/** Which order is this? The text of a packing slip, and the orders it may belong to with what speaks for each. */
export function SlipDialog({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const [slip, setSlip] = useState("");
  const { api } = useService(orders);
  const scan = useMutation({ mutationFn: (words: string) => api.poHdr.scan({ text: words }).data });
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={text("scanSlip")}
      width={720}
      footer={
        <>
          <Button onClick={onClose}>{text("close")}</Button>
          <Button
            variant="primary"
            icon="search"
            busy={scan.isPending}
            disabledReason={slip.trim() ? undefined : text("slipMissing")}
            onClick={() => scan.mutate(slip)}
          >
            {text("findPo")}
          </Button>
        </>
      }
    >
      <Field label={text("slipText")} hint={text("slipHint")}>
        <TextArea mono rows={7} maxLength={20_000} value={slip} onChange={(event) => setSlip(event.target.value)} />
      </Field>
      {/* As high before the answer as after it, so that the dialog stays where it is. */}
      <div className="mt-4 h-56 overflow-auto border-t border-rule">
        <div className="py-2" role="status">
          {scan.error && <Failure error={scan.error} onRetry={() => scan.mutate(slip)} />}
          {scan.data?.length === 0 && <p>{text("slipUnknown")}</p>}
          {!scan.data && !scan.error && <p className="text-soft">{text("candidatesHint")}</p>}
        </div>
        <ol className="flex flex-col divide-y divide-rule" aria-label={text("candidates")}>
          {scan.data?.map((candidate) => (
            <Candidate key={candidate.poNo} candidate={candidate} />
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

function Candidate({ candidate }: { candidate: PurchaseOrderScanResult }) {
  const text = useText(messages);
  const say = useText(poMessages);
  const { poNo, vendorName, similarity, matchedCriteria, complete } = candidate;
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <Link to="/ops/receiving/$po" params={{ po: poNo }} className="font-mono text-lg font-semibold">
          {poNo}
        </Link>
        <span>{vendorName}</span>
        <Status tone={similarity > sure ? "ok" : "low"}>
          {text(similarity > sure ? "fits" : "doubtful", { percent: Math.round(similarity * 100) })}
        </Status>
        {complete === "Y" && <Status tone="neutral">{say("po-complete")}</Status>}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        {matchedCriteria.map(({ criterion, score, given, found }) => (
          <li key={criterion}>
            <strong className="font-semibold">{text(`by-${criterion}`)}</strong> {Math.round(score * 100)} % ·{" "}
            {given === found ? given : text("againstFound", { given, found })}
          </li>
        ))}
      </ul>
    </li>
  );
}
