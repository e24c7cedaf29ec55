import { commerce } from "@purvey/client/services/commerce";
import type { Approval, CheckoutDocument } from "@purvey/contract/generated/commerce";
import { useInvalidate } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useNoticesDone } from "../../../shared/notices/use-notices.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { checkoutPath } from "../use-ask-for-release.ts";

export interface RefuseDialogProps {
  readonly doc: CheckoutDocument;
  readonly approval: Approval;
  /** The buyer was told. */
  readonly onTold: () => void;
  readonly onClose: () => void;
}

/** Tells the buyer that a checkout is not released, and why. */
export function RefuseDialog({ doc, approval, onTold, onClose }: RefuseDialogProps) {
  const text = useText(messages);
  const { api } = useService(commerce);
  const invalidate = useInvalidate();
  const [, finish] = useNoticesDone();
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<unknown>();
  const { buyer, checkout } = doc;
  const tell = async () => {
    setFailure(undefined);
    try {
      const { approvalUid, stepNo } = approval;
      await api.approvals.decide({ approvalUid, stepNo, decision: "declined", reason: reason.trim() });
    } catch (error) {
      setFailure(error);
      // Somebody else has decided, or the buyer took it back.
      return void (await invalidate("commerce.approvals.decide"));
    }
    finish(checkoutPath(checkout.checkoutUid));
    onTold();
    onClose();
    await invalidate("commerce.approvals.decide");
  };
  return (
    <ActDialog
      title={text("refuseTitle", { name: buyer.name })}
      act={text("refuseAct", { name: buyer.name })}
      disabledReason={reason.trim() === "" ? text("refuseEmpty") : undefined}
      onAct={tell}
      onClose={onClose}
    >
      <Field label={text("refuseReason")} hint={text("refuseHint", { name: buyer.name })}>
        <TextArea rows={4} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {failure ? <Failure error={failure} /> : null}
    </ActDialog>
  );
}
