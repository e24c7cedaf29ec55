import { vmi } from "@purvey/client/services/vmi";
import type { StockroomPart } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../shared/i18n/messages.ts";
import { Unread } from "../../../shared/parts/unread.tsx";
import { partKeyOf } from "../../../shared/stockroom/part-key.ts";
import { partMessages } from "../../../shared/stockroom/part-messages.ts";
import { PartPane } from "../../../shared/stockroom/part-pane.tsx";
import { useService } from "../../../shared/use-service.ts";

export interface PartDialogProps {
  readonly warehouseUid: number;
  readonly part: Pick<StockroomPart, "invMastUid" | "invProfileLineType" | "itemId">;
  readonly onClose: () => void;
}

/** Everything about a part of a stockroom, from a list of many. */
export function PartDialog({ warehouseUid, part, onClose }: PartDialogProps) {
  const text = useText(partMessages);
  const { queries } = useService(vmi);
  const query = useQuery(dataOf(queries.warehouse.availability({ warehouseUid, limit: 1, ...partKeyOf(part) })));
  const found = query.data?.[0];
  return (
    <Dialog
      open
      width={640}
      title={text("aboutOf", { item: part.itemId })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text("close")}
        </Button>
      }
    >
      {/* High enough for what comes: the dialog does not grow under the finger. */}
      <div className="min-h-96">{found ? <PartPane part={found} /> : <Unread query={query} />}</div>
    </Dialog>
  );
}
