import { warehouseOps } from "@purvey/client/services/warehouseOps";
import { Button } from "@purvey/ui/button";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { DiscardDocument } from "../../../shared/parts/discard-document.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useService } from "../../../shared/use-service.ts";
import type { BranchDraft } from "../branch-draft.ts";
import { messages } from "../messages.ts";

export interface HeldBranchActionsProps {
  readonly step: BranchDraft["step"];
  /** The number of the request, shipment or receipt. */
  readonly uid: number;
  /** When it was last changed, as it was read. */
  readonly modified: string;
  readonly onGone: () => void;
}

/** Gives up a request, shipment or receipt that the server holds. */
export function HeldBranchActions({ step, uid, modified: ifLastModified, onGone }: HeldBranchActionsProps) {
  const text = useText(messages);
  const denial = useDenial("warehouse.write");
  const [asking, setAsking] = useState(false);
  const { transfer, transferShipping, transferReceipt } = useService(warehouseOps).api;
  const ways = {
    request: ["transfer", () => transfer.delete({ transferUid: uid, ifLastModified }).data],
    ship: ["transferShipping", () => transferShipping.delete({ transferShippingUid: uid, ifLastModified }).data],
    receive: ["transferReceipt", () => transferReceipt.delete({ transferReceiptUid: uid, ifLastModified }).data],
  } as const;
  const [resource, discard] = ways[step];
  return (
    <>
      <Button variant="quiet" icon="trash" disabledReason={denial} onClick={() => setAsking(true)}>
        {text("discardIt")}
      </Button>
      {asking && (
        <DiscardDocument
          title={text(`discard-${step}`, { uid: String(uid) })}
          hint={text(`discardHint-${step}`)}
          act={text("discardIt")}
          discard={discard}
          endpoint={`warehouseOps.${resource}.delete`}
          onClose={(gone) => {
            setAsking(false);
            if (gone) onGone();
          }}
        />
      )}
    </>
  );
}
