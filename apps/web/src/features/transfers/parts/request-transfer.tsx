import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { TextArea } from "@purvey/ui/text-area";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { WorkLocation } from "../../../shared/location/use-location.tsx";
import { useQueue } from "../../../shared/offline-queue/use-queue.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useKeptState } from "../../../shared/use-kept-state.ts";
import { wantedLines } from "../branch-transfer.ts";
import { messages } from "../messages.ts";

/** Asks another branch for goods. */
export function RequestTransfer({ location, onClose }: { location: WorkLocation; onClose: () => void }) {
  const text = useText(messages);
  const queue = useQueue();
  const { locationId = 0 } = location;
  const others = location.locations?.filter((other) => other.locationId !== locationId) ?? [];
  const [from, setFrom] = useState(others[0]?.locationId ?? 0);
  const [wanted, setWanted] = useKeptState("transfer.wanted", "");
  const lines = wantedLines(wanted);
  const unreadable = lines.find(({ quantity }) => !(quantity > 0));
  const name = (id: number) => location.locations?.find((other) => other.locationId === id)?.locationName ?? String(id);
  const refused = useDenial("warehouse.write");
  const send = async () => {
    await queue.enqueue({
      endpoint: "warehouseOps.transfer.create",
      input: { locationId: from, toLocationId: locationId, lines },
      label: text("requestLabel", { count: lines.length, from: name(from), to: name(locationId) }),
      record: `transfer/${from}/${locationId}`,
      changes: lines.length,
      path: "/ops/transfers",
    });
    setWanted("");
    onClose();
  };
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={text("requestTo", { location: name(locationId) })}
      footer={
        <>
          <Button onClick={onClose}>{text("close")}</Button>
          <Button
            variant="primary"
            onClick={send}
            disabledReason={refused ?? (lines.length === 0 || unreadable ? text("wantedMissing") : undefined)}
          >
            {text("requestLines", { count: lines.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={text("sender")}>
          <Select value={from} onChange={(event) => setFrom(Number(event.target.value))}>
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
          <TextArea mono rows={5} value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
