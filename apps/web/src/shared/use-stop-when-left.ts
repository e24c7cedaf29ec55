import { useToasts } from "@purvey/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";

/** Why work ends when its screen goes. */
const left = new Error("The screen of the work was left.");

/** What a work that stopped says on whatever screen somebody went to, and where it goes on. */
export interface LeftWork {
  readonly to: "/admin/bulk" | "/admin/import";
  /** How many wait: "The import stopped when you left it; 12 rows wait." */
  readonly message: (count: number) => string;
  /** The way back: "To the import". */
  readonly goOn: string;
}

/** Work of a screen that can be stopped, and stops when the screen is left. */
export interface StoppableWork {
  /** What stops the work that is under way. */
  readonly stop: RefObject<AbortController | undefined>;
  /** Says how many wait, when it was the leaving that stopped the work; nothing when none does. */
  readonly sayLeft: (count: number) => void;
}

/**
 * Stops the long work of a screen when it is left: nobody would see what it does.
 *
 * @example
 * const { stop, sayLeft } = useStopWhenLeft({ to: "/admin/import", message: (count) => `${count} rows wait.`, goOn: "To the import" });
 */
export function useStopWhenLeft({ to, message, goOn }: LeftWork): StoppableWork {
  const toasts = useToasts();
  const navigate = useNavigate();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(left), []);
  const sayLeft = (count: number) => {
    if (count === 0 || stop.current?.signal.reason !== left) return;
    const action = { label: goOn, onAction: () => void navigate({ to }) };
    toasts.show({ tone: "low", message: message(count), action, duration: 15_000 });
  };
  return { stop, sayLeft };
}
