import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { StockroomMatter } from "../use-matters.ts";
import { MatterLine } from "./matter-line.tsx";

/** How many parts of a stockroom are to be ordered now. */
export function StockroomLine({ stockroom: { warehouseUid, warehouseName }, toReorder }: StockroomMatter) {
  const text = useText(messages);
  const { count = 0 } = toReorder;
  return (
    <Link to="/ops/vmi/$warehouse/board" params={{ warehouse: warehouseUid }} className="matter">
      <MatterLine {...toReorder} urgent={count > 0} words={text("toReorder", { count })} note={warehouseName} />
    </Link>
  );
}
