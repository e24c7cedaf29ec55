import { warehouseOps } from "@purvey/client/services/warehouseOps";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { DiscardDocument } from "../../../shared/parts/discard-document.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useService } from "../../../shared/use-service.ts";
import { type HeldReceipt, hasSplitSerials } from "../held-receipt.ts";
import { messages } from "../messages.ts";

export interface HeldReceiptBannerProps {
  readonly poNo: number;
  readonly receipt: HeldReceipt;
  /** Its lines stand on the screen, to be corrected; ends that and leaves it on hold. */
  readonly onLeave?: (() => void) | undefined;
  /** It is discarded. */
  readonly onGone?: (() => unknown) | undefined;
}

/** A receipt whose goods the server could not bring in: why, and the ways out. What was entered comes back to be corrected. */
export function HeldReceiptBanner({ poNo, receipt, onLeave, onGone }: HeldReceiptBannerProps) {
  const text = useText(messages);
  const { receivingUid: uid, processMessage } = receipt;
  const [asking, setAsking] = useState(false);
  const denial = useDenial("warehouse.write");
  const number = String(uid);
  return (
    <>
      <Banner
        tone={onLeave ? "low" : "out"}
        title={text(onLeave ? "correctingHeld" : "heldTitle", { uid: number })}
        actions={
          <>
            {onLeave ? (
              <Button onClick={onLeave}>{text("leaveHeld")}</Button>
            ) : (
              <CorrectHeld
                poNo={poNo}
                uid={uid}
                reason={denial ?? (hasSplitSerials(receipt) ? text("heldSplit") : undefined)}
              />
            )}
            <Button variant="quiet" icon="trash" disabledReason={denial} onClick={() => setAsking(true)}>
              {text("discardHeld")}
            </Button>
          </>
        }
      >
        {saySentence(processMessage ?? "")}
      </Banner>
      {asking && <DiscardHeld receipt={receipt} onClose={() => setAsking(false)} onGone={onGone} />}
    </>
  );
}

function CorrectHeld({ poNo, uid, reason }: { poNo: number; uid: number; reason: string | undefined }) {
  const text = useText(messages);
  if (reason) {
    return (
      <Button icon="edit" disabledReason={reason}>
        {text("correctIt")}
      </Button>
    );
  }
  return (
    <RouterLinkButton to="/ops/receiving/$po" params={{ po: poNo }} search={{ held: uid }} icon="edit">
      {text("correctIt")}
    </RouterLinkButton>
  );
}

interface DiscardHeldProps {
  readonly receipt: HeldReceipt;
  readonly onClose: () => void;
  readonly onGone: (() => unknown) | undefined;
}

function DiscardHeld({ receipt, onClose, onGone }: DiscardHeldProps) {
  const { receivingUid: uid, dateLastModified: ifLastModified } = receipt;
  const text = useText(messages);
  const { api } = useService(warehouseOps);
  return (
    <DiscardDocument
      title={text("discardHeldTitle", { uid: String(uid) })}
      hint={text("discardHeldHint")}
      act={text("discardHeld")}
      discard={() => api.receiving.delete({ receivingUid: uid, ifLastModified }).data}
      endpoint="warehouseOps.receiving.delete"
      onClose={async (gone) => {
        if (gone) await onGone?.();
        onClose();
      }}
    />
  );
}
