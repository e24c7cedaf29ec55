import type { StockMovement } from "@purvey/contract/generated/vmi";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Skeleton } from "@purvey/ui/skeleton";
import { useText } from "../i18n/messages.ts";
import { partMessages } from "./part-messages.ts";
import { PartName } from "./part-name.tsx";
import { reasonOf, useMovementWord } from "./use-movement-word.ts";

export interface MovementListProps {
  /** What the movements are, for those who listen. */
  readonly label: string;
  /** The newest first; undefined until they are known. */
  readonly movements: readonly StockMovement[] | undefined;
  /** All are of one part: its number is not said again. */
  readonly ofPart?: boolean;
}

/** Movements of a stockroom's ledger beside a screen: what, how many, when, who and why. */
export function MovementList({ label, movements, ofPart = false }: MovementListProps) {
  const text = useText(partMessages);
  if (!movements) return <Skeleton width="60%" />;
  if (movements.length === 0) return <p className="py-3 text-soft">{text("noMoves")}</p>;
  return (
    <ol aria-label={label} className="divide-y divide-rule">
      {movements.map((movement) => (
        <MovementRow key={movement.vmiMovementUid} movement={movement} ofPart={ofPart} />
      ))}
    </ol>
  );
}

function MovementRow({ movement, ofPart }: { movement: StockMovement; ofPart: boolean }) {
  const wordOf = useMovementWord();
  const { itemId, movementType, qtyChange, unitOfMeasure, dateCreated, userName } = movement;
  const why = [userName, reasonOf(movement)].filter(Boolean).join(" · ");
  return (
    <li className="py-1.5">
      <p className="flex items-baseline justify-between gap-3">
        {ofPart ? (
          <span>{wordOf(movementType)}</span>
        ) : (
          <PartNumber value={itemId} link={(look) => <PartName part={movement} {...look} />} plain />
        )}
        <Quantity quantity={qtyChange} unit={unitOfMeasure} />
      </p>
      <p className="flex justify-between gap-3 text-sm text-soft">
        <span className="min-w-0 truncate">{why}</span>
        <Timestamp value={dateCreated} className="shrink-0" />
      </p>
    </li>
  );
}
