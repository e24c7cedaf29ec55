import { Quantity } from "@purvey/ui/data/quantity";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { FromTo } from "../../../shared/parts/from-to.tsx";
import { Unread } from "../../../shared/parts/unread.tsx";
import { messages } from "../messages.ts";
import type { Movement } from "../movements.ts";
import { useMovements } from "../use-movements.ts";

const shapes: Readonly<Record<Movement["state"], StatusShape>> = { initial: "half", hold: "out", delivered: "ok" };

/** What the warehouse's documents tell of an item, the latest first. */
export function ItemMovements({ invMastUid }: { invMastUid: number }) {
  const text = useText(messages);
  const { allowed, movements, unread } = useMovements(invMastUid);
  if (!allowed) return null;
  return (
    <Section title={text("movements")} note={text("movementsNote")}>
      {unread && <Unread query={unread} />}
      {movements?.length === 0 && <p className="max-w-prose py-3 text-soft">{text("noMovements")}</p>}
      <ol className="divide-y divide-rule">
        {movements?.slice(0, 30).map((movement) => (
          <MovementLine key={movement.key} movement={movement} />
        ))}
      </ol>
    </Section>
  );
}

function MovementLine({ movement }: { movement: Movement }) {
  const text = useText(messages);
  const { kind, date, uid, quantity, unit, from, to, poNo, state } = movement;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-1.5">
      <Timestamp value={date} className="w-52 text-soft" />
      <span className="grow">
        {text(`kind-${kind}`)} {quantity !== null && <Quantity quantity={quantity} unit={unit} />}{" "}
        {(from ?? to) && <FromTo from={from ?? undefined} to={to ?? "–"} codes />}
        {poNo !== null && (
          <Link to="/ops/po/$po" params={{ po: poNo }} className="ms-2">
            {text("ofPo", { po: String(poNo) })}
          </Link>
        )}
      </span>
      <span className="font-mono text-xs text-soft">{uid}</span>
      <Status tone={shapes[state]}>{text(`state-${state}`)}</Status>
    </li>
  );
}
