import { Button } from "@purvey/ui/button";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useServiceApi } from "../../../shared/service-api.ts";
import { createWarehouseOpsApi } from "../../../shared/warehouse-ops-api.ts";
import type { BranchDraft } from "../branch-draft.ts";
import { messages } from "../messages.ts";
import { DiscardDocument } from "./discard-document.tsx";

/** What `HeldBranchActions` takes. */
export interface HeldBranchActionsProps {
  readonly step: BranchDraft["step"];
  /** The number of the request, shipment or receipt. */
  readonly uid: number;
  readonly onGone: () => void;
}

/** Gives up a request, shipment or receipt that the server holds. */
export function HeldBranchActions({ step, uid, onGone }: HeldBranchActionsProps) {
  const text = useText(messages);
  const denial = useDenial("warehouse.write");
  const [asking, setAsking] = useState(false);
  const { transfer, transferShipping, transferReceipt } = useServiceApi(createWarehouseOpsApi).warehouseOps;
  const ways = {
    request: ["transfer", () => transfer.delete({ transferUid: uid }).data],
    ship: ["transferShipping", () => transferShipping.delete({ transferShippingUid: uid }).data],
    receive: ["transferReceipt", () => transferReceipt.delete({ transferReceiptUid: uid }).data],
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
