import type { BinTransferHeader } from "@purvey/contract/generated/warehouseOps";
import { useInvalidate } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { useToasts } from "@purvey/ui/toast";
import { useState } from "react";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useServiceApi } from "../../../shared/service-api.ts";
import { createWarehouseOpsApi } from "../../../shared/warehouse-ops-api.ts";
import { isOneMove } from "../bin-move.ts";
import { messages } from "../messages.ts";

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
  const toasts = useToasts();
  const { warehouseOps } = useServiceApi(createWarehouseOpsApi);
  const invalidate = useInvalidate();
  const discard = async () => {
    try {
      await warehouseOps.binTransfer.delete({ binTransferHdrUid: uid }).data;
      onClose();
      await invalidate("warehouseOps.binTransfer.delete");
    } catch (error) {
      toasts.show({ tone: "out", message: problemOf(error).message, duration: 9000 });
    }
  };
  return (
    <ActDialog
      title={text("discardTitle", { uid: String(uid) })}
      act={text("discardIt")}
      variant="danger"
      onAct={discard}
      onClose={onClose}
    >
      <p>{text("discardHint")}</p>
    </ActDialog>
  );
}
