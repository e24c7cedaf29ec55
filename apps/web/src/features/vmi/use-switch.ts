import { useToasts } from "@purvey/ui/toast";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";

/** The state to store, and the one that the record was read in. */
export interface SwitchChange {
  readonly statusCd: 704 | 705;
  readonly ifLastModified: string;
}

/** A record that can be disabled and enabled again. */
export interface Switchable {
  readonly name: string;
  /** 704 active, 705 disabled. */
  readonly statusCd: number;
  readonly dateLastModified: string;
  /** Stores the other state, as long as nobody changed the record; throws when the server refuses. */
  readonly set: (change: SwitchChange) => Promise<{ readonly data: { readonly dateLastModified: string } }>;
}

/** Disables an active record and enables a disabled one, once the server said so; the message offers to undo it. */
export function useSwitch(): (record: Switchable) => Promise<void> {
  const text = useText(messages);
  const toasts = useToasts();
  const toggle = async (record: Switchable, undoable: boolean): Promise<void> => {
    const { name, set } = record;
    const statusCd = record.statusCd === 704 ? 705 : 704;
    let dateLastModified: string;
    try {
      ({ dateLastModified } = (await set({ statusCd, ifLastModified: record.dateLastModified })).data);
    } catch (error) {
      const message = text("refused", { name, reason: problemOf(error).message });
      toasts.show({ tone: "out", message, duration: 9000 });
      return;
    }
    const undo = { label: text("undo"), onAction: () => void toggle({ ...record, statusCd, dateLastModified }, false) };
    toasts.show({
      tone: "ok",
      message: text(statusCd === 704 ? "enabled" : "disabled", { name }),
      ...(undoable ? { action: undo } : {}),
    });
  };
  return (record) => toggle(record, true);
}
