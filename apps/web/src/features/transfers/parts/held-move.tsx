import type { BinTransferHeader } from "@purvey/contract/generated/warehouseOps";
import { Button } from "@purvey/ui/button";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useServiceApi } from "../../../shared/service-api.ts";
import { createWarehouseOpsApi } from "../../../shared/warehouse-ops-api.ts";
import { isOneMove } from "../bin-move.ts";
import { messages } from "../messages.ts";
import { DiscardDocument } from "./discard-document.tsx";

/** What `HeldMove` takes. */
export interface HeldMoveProps {
  readonly transfer: BinTransferHeader;
  /** Begins a move with what is to be moved by this one. */
  readonly onCorrect: (held: BinTransferHeader) => void;
}

/** The ways out of a move that the server could not make. */
export function HeldMove({ transfer, onCorrect }: HeldMoveProps) {
  const text = useText(messages);
  const denial = useDenial("warehouse.write");
  const [asking, setAsking] = useState(false);
  const uid = String(transfer.binTransferHdrUid);
  return (
    <div className="flex basis-full flex-wrap gap-2">
      {isOneMove(transfer) && (
        <Button
          icon="edit"
          disabledReason={denial}
          aria-label={text("correctMove", { uid })}
          onClick={() => onCorrect(transfer)}
        >
          {text("correctIt")}
        </Button>
      )}
      <Button
        variant="quiet"
        icon="trash"
        disabledReason={denial}
        aria-label={text("discardMove", { uid })}
        onClick={() => setAsking(true)}
      >
        {text("discardIt")}
      </Button>
      {asking && <DiscardMove uid={transfer.binTransferHdrUid} onClose={() => setAsking(false)} />}
    </div>
  );
}

function DiscardMove({ uid, onClose }: { uid: number; onClose: () => void }) {
  const text = useText(messages);
  const { warehouseOps } = useServiceApi(createWarehouseOpsApi);
  return (
    <DiscardDocument
      title={text("discardTitle", { uid: String(uid) })}
      hint={text("discardHint")}
      discard={() => warehouseOps.binTransfer.delete({ binTransferHdrUid: uid }).data}
      endpoint="warehouseOps.binTransfer.delete"
      onClose={onClose}
    />
  );
}
