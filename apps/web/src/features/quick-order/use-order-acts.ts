import { useFormat } from "@purvey/ui/data/format-provider";
import { useToasts } from "@purvey/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { useAddToCart } from "../../shared/cart/use-cart.ts";
import { formatCsv } from "../../shared/csv/format-csv.ts";
import { saveFile } from "../../shared/csv/save-file.ts";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import {
  type Draft,
  emptyDraft,
  type LineSetAside,
  portionsOf,
  withChange,
  withOffer,
  withoutLine,
  withoutPortion,
  withSetAside,
} from "./draft.ts";
import { messages } from "./messages.ts";
import type { LineTableProps } from "./parts/line-table.tsx";
import type { OrderSummaryProps } from "./parts/order-summary.tsx";
import { reasonOf } from "./reason-of.ts";
import type { LineVerdict } from "./verdicts.ts";

export interface OrderActsInput {
  readonly draft: Draft;
  readonly verdicts: readonly LineVerdict[];
  readonly change: (change: (draft: Draft) => Draft) => void;
  /** Shows what must be fixed behind a position, from 0. */
  readonly goOn: (after: number) => boolean;
}

/** What can be done about one line. */
type LineActs = Pick<LineTableProps, "onChange" | "onRemove" | "onNumber" | "onOffer">;

/** What can be done about the whole list. */
type ListActs = Pick<OrderSummaryProps, "onAdd" | "onSetAside" | "onDownload" | "onClear">;

/** The acts of the quick order: on one line, and on the list. */
export function useOrderActs(input: OrderActsInput): { readonly ofLine: LineActs; readonly ofList: ListActs } {
  const undo = useUndo(input);
  return { ofLine: useLineActs(input, undo), ofList: useListActs(input, undo) };
}

function useLineActs({ draft, verdicts, change, goOn }: OrderActsInput, undo: Undo): LineActs {
  const text = useText(messages);
  const refusedNow = useRefused(draft, verdicts);
  return {
    onChange: (line, changed) => change((before) => withChange(before, line.key, changed)),
    onNumber: (line, number) => {
      change((before) => withChange(before, line.key, { number }));
      goOn(draft.lines.indexOf(line));
    },
    onOffer: (line, offer, merged) => {
      change((before) => withOffer(before, line.key, offer, merged));
      goOn(draft.lines.indexOf(line));
    },
    onRemove: ({ line, position, verdict }) => {
      const refused = refusedNow.find((each) => each.line.key === line.key);
      if (refused) change((before) => withSetAside(before, [refused]));
      else change((before) => withoutLine(before, line.key));
      undo.offer(text(refused ? "setAside" : "removed", { line: position }));
      if (verdict.kind === "bad") goOn(position - 1);
    },
  };
}

function useListActs({ draft, verdicts, change }: OrderActsInput, undo: Undo): ListActs {
  const text = useText(messages);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { mutateAsync } = useAddToCart();
  const refusedNow = useRefused(draft, verdicts);
  return {
    onAdd: async () => {
      const portions = portionsOf(draft.lines, verdicts);
      try {
        for (const portion of portions) {
          await mutateAsync([...portion.additions]);
          undo.withdraw();
          // What is in the cart leaves the list at once: should the next portion fail, nothing is added twice.
          change((before) => withoutPortion(before, portion));
        }
      } catch (error) {
        toasts.show({ tone: "out", message: problemOf(error).message, duration: 9000 });
        return;
      }
      const count = portions.reduce((sum, { additions }) => sum + additions.length, 0);
      toasts.show({ tone: "ok", message: text("added", { count }) });
      await navigate({ to: "/shop/cart" });
    },
    onSetAside: () => change((before) => withSetAside(before, refusedNow)),
    onDownload: () => {
      const headings = {
        part: text("part"),
        quantity: text("quantity"),
        unit: text("unit"),
        note: text("note"),
        reason: text("reason"),
      };
      saveFile(text("fileName"), refusedCsv([...draft.setAside, ...refusedNow], headings));
    },
    onClear: () => {
      change(() => emptyDraft);
      undo.offer(text("cleared"));
    },
  };
}

/** The lines that cannot be ordered now, each with its reason. */
function useRefused({ lines }: Draft, verdicts: readonly LineVerdict[]): LineSetAside[] {
  const text = useText(messages);
  const { locale } = useFormat();
  return lines.flatMap((line, index) => {
    const verdict = verdicts[index];
    return verdict?.kind === "bad" ? [{ line, reason: reasonOf(line, verdict, text, locale) }] : [];
  });
}

/** Says what was done and offers to take it back, as long as the lines are not in the cart. */
interface Undo {
  readonly offer: (message: string) => void;
  readonly withdraw: () => void;
}

function useUndo({ draft, change }: OrderActsInput): Undo {
  const text = useText(messages);
  const toasts = useToasts();
  const offered = useRef<readonly number[]>([]);
  return {
    offer: (message) => {
      const action = { label: text("undo"), onAction: () => change(() => draft) };
      offered.current = [...offered.current, toasts.show({ message, action })];
    },
    withdraw: () => {
      for (const id of offered.current) toasts.dismiss(id);
      offered.current = [];
    },
  };
}

/** The headings of the file of refused lines; the quick order reads all but the last again. */
interface RefusedHeadings {
  readonly part: string;
  readonly quantity: string;
  readonly unit: string;
  readonly note: string;
  readonly reason: string;
}

/** The refused lines as they were written, each with its reason. */
export function refusedCsv(refused: readonly LineSetAside[], headings: RefusedHeadings): string {
  const { part, quantity, unit, note, reason } = headings;
  const rows = refused.map(({ line, reason: why }) => [line.number, line.quantity, line.unit, line.note, why]);
  return formatCsv([[part, quantity, unit, note, reason], ...rows]);
}
