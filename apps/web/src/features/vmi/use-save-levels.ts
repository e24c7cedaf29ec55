import { vmi } from "@purvey/client/services/vmi";
import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { useInvalidate } from "@purvey/react";
import { withoutEdits } from "@purvey/ui/cell-edits";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { overtakingOf } from "../../shared/overtaken/overtaking-of.ts";
import { useService } from "../../shared/use-service.ts";
import { boardMessages } from "./board-messages.ts";
import { levelChanges } from "./level-changes.ts";
import type { Board } from "./use-board.ts";

/** How storing the levels went: what could not be stored, by line of the profile, and how many were tried. */
export interface SaveOutcome {
  readonly problems: ReadonlyMap<number, string>;
  /** The lines that somebody else has changed meanwhile, each with the state that it is in now. */
  readonly overtaken: ReadonlyMap<number, string>;
  readonly stored: number;
  readonly tried: number;
}

/**
 * Stores the edited minimums and maximums line by line. What was stored leaves the edits; the rest stays with its reason,
 * and what somebody else has changed meanwhile until one of the two is chosen.
 */
export function useSaveLevels(invProfileHdrUid: number, items: readonly ReplenishmentItem[], board: Board) {
  const text = useText(boardMessages);
  const toasts = useToasts();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const { mutateAsync } = useMutation(useService(vmi).mutations.invProfileHdr.invProfileLine.update());
  const invalidate = useInvalidate();
  const save = async (chosen?: ReadonlyMap<number, string>) => {
    const changes = levelChanges(items, board.edits, board.numberOf);
    const problems = new Map<number, string>();
    const overtaken = new Map<number, string>();
    let edits = board.edits;
    for (const { item, cells, crossed, ...levels } of changes) {
      const { invProfileLineUid } = item;
      const ifLastModified = chosen?.get(invProfileLineUid) ?? board.stateOf(item);
      if (crossed) problems.set(invProfileLineUid, text("crossed"));
      else
        try {
          await mutateAsync({ invProfileHdrUid, invProfileLineUid, ifLastModified, ...levels });
          edits = withoutEdits(edits, cells);
        } catch (error) {
          problems.set(invProfileLineUid, problemOf(error).message);
          const state = overtakingOf(error);
          if (state !== undefined) overtaken.set(invProfileLineUid, state);
        }
    }
    board.setEdits(edits);
    if (overtaken.size > 0) await invalidate("vmi.invProfileHdr.invProfileLine.update");
    const stored = changes.length - problems.size;
    setOutcome(problems.size > 0 ? { problems, overtaken, stored, tried: changes.length } : undefined);
    if (stored > 0 && problems.size === 0) toasts.show({ tone: "ok", message: text("stored", { count: stored }) });
  };
  return { save, outcome, forget: () => setOutcome(undefined) };
}
