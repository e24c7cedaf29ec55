import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useState } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { tellingOf } from "../../../shared/notices/notice-words.ts";
import { noticeEnd } from "../../../shared/notices/notices-model.ts";
import { useNoticesDone } from "../../../shared/notices/use-notices.ts";
import { wordedMessages } from "../../../shared/notices/worded-messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { useServiceApi } from "../../../shared/service-api.ts";
import { createSiteApi } from "../../../shared/site-api.ts";
import { messages } from "../messages.ts";
import { checkoutPath } from "../use-ask-for-release.ts";

/** What `RefuseDialog` takes. */
export interface RefuseDialogProps {
  readonly doc: CheckoutDocument;
  /** The buyer was told. */
  readonly onTold: () => void;
  readonly onClose: () => void;
}

/** For how many days the buyer is told. */
const toldFor = 30;

/** Tells the buyer that a checkout is not released, and why. */
export function RefuseDialog({ doc, onTold, onClose }: RefuseDialogProps) {
  const text = useText(messages);
  const say = useText(wordedMessages);
  const { locale = "en" } = useFormat();
  const { site } = useServiceApi(createSiteApi);
  const who = useWho();
  const [, finish] = useNoticesDone();
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<unknown>();
  const { buyer, checkout } = doc;
  const link = checkoutPath(checkout.checkoutUid);
  const tell = async () => {
    setFailure(undefined);
    try {
      await site.notifications.create({
        ...tellingOf("approvalRefused", { name: who.name }, say, locale, reason.trim()),
        ...{ usersId: buyer.usersId, level: "warning", link, dateExpires: noticeEnd(toldFor, new Date()) },
      });
    } catch (error) {
      setFailure(error);
      return;
    }
    finish(link);
    onTold();
    onClose();
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
