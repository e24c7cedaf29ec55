import { useMemo } from "react";
import { type PartKey, partText } from "./part-key.ts";
import type { ScannablePart } from "./part-scan.tsx";
import { useLookUpPart, useStockroomParts } from "./use-stockroom.ts";

/** The parts of a stockroom that the device knows, how many there are of each, and a way to look up the others. */
export function useKnownParts(warehouseUid: number) {
  const query = useStockroomParts(warehouseUid);
  const lookUp = useLookUpPart(warehouseUid);
  const parts: readonly ScannablePart[] = query.data?.data ?? noParts;
  const onHand = useMemo(() => new Map(parts.map((part) => [partText(part), part.qtyOnHand])), [parts]);
  return { parts, lookUp, query, onHandOf: (key: PartKey) => onHand.get(partText(key)) };
}

const noParts: readonly ScannablePart[] = [];
