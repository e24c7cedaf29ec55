import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { withoutEdits } from "@purvey/ui/cell-edits";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { useVmiMutations } from "../../shared/vmi-api.ts";
import { boardMessages } from "./board-messages.ts";
import { levelChanges } from "./level-changes.ts";
import type { Board } from "./use-board.ts";

/** How storing the levels went: what could not be stored, by line of the profile, and how many were tried. */
export interface SaveOutcome {
  readonly problems: ReadonlyMap<number, string>;
  readonly stored: number;
  readonly tried: number;
}

/** Stores the edited minimums and maximums line by line. What was stored leaves the edits; the rest stays with its reason. */
export function useSaveLevels(invProfileHdrUid: number, items: readonly ReplenishmentItem[], board: Board) {
  const text = useText(boardMessages);
  const toasts = useToasts();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const { mutateAsync } = useMutation(useVmiMutations().vmi.invProfileHdr.invProfileLine.update());
  const save = async () => {
    const changes = levelChanges(items, board.edits, board.numberOf);
    const problems = new Map<number, string>();
    let edits = board.edits;
    for (const { item, cells, crossed, ...levels } of changes) {
      const { invProfileLineUid } = item;
      if (crossed) problems.set(invProfileLineUid, text("crossed"));
      else
        try {
          await mutateAsync({ invProfileHdrUid, invProfileLineUid, ...levels });
          edits = withoutEdits(edits, cells);
        } catch (error) {
          problems.set(invProfileLineUid, problemOf(error).message);
        }
    }
    board.setEdits(edits);
    const stored = changes.length - problems.size;
    setOutcome(problems.size > 0 ? { problems, stored, tried: changes.length } : undefined);
    if (stored > 0 && problems.size === 0) toasts.show({ tone: "ok", message: text("stored", { count: stored }) });
  };
  return { save, outcome, forget: () => setOutcome(undefined) };
}
