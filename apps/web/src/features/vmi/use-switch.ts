import { useToasts } from "@purvey/ui/toast";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";

/** A record that can be disabled and enabled again. */
export interface Switchable {
  readonly name: string;
  /** 704 active, 705 disabled. */
  readonly statusCd: number;
  /** Stores the other state; throws when the server refuses. */
  readonly set: (statusCd: 704 | 705) => Promise<unknown>;
}

/** Disables an active record and enables a disabled one, once the server said so; the message offers to undo it. */
export function useSwitch(): (record: Switchable) => Promise<void> {
  const text = useText(messages);
  const toasts = useToasts();
  const toggle = async (record: Switchable, undoable: boolean): Promise<void> => {
    const { name, set } = record;
    const statusCd = record.statusCd === 704 ? 705 : 704;
    try {
      await set(statusCd);
    } catch (error) {
      const message = text("refused", { name, reason: problemOf(error).message });
      toasts.show({ tone: "out", message, duration: 9000 });
      return;
    }
    const undo = { label: text("undo"), onAction: () => void toggle({ ...record, statusCd }, false) };
    toasts.show({
      tone: "ok",
      message: text(statusCd === 704 ? "enabled" : "disabled", { name }),
      ...(undoable ? { action: undo } : {}),
    });
  };
  return (record) => toggle(record, true);
}
