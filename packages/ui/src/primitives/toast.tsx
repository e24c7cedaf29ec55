import type { ReactNode } from "react";
import { createContext, use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Icon, type IconName } from "../icons.tsx";
import { IconButton } from "./icon-button.tsx";
import type { Tone } from "./tone.tsx";
import { useUiText } from "./ui-text-provider.tsx";

/** What is said in a toast. */
export interface ToastMessage {
  message: ReactNode;
  tone?: Tone;
  /** The one thing to do about it, usually undo. */
  action?: { label: string; onAction: () => void };
  /** Called when the toast goes without its action being used: the moment a delayed delete is really sent. */
  onExpire?: () => void;
  /** Milliseconds until it goes; 8000 with an action, 5000 without. Pointer and focus stop the clock. */
  duration?: number;
}

/** Shows messages and takes them back. */
export interface Toasts {
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => number;
  /** Takes a message away; `onExpire` is called. */
  dismiss: (id: number) => void;
}

interface ShownToast extends ToastMessage {
  id: number;
}

/** Pixels between two messages. */
const gap = 8;

const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Holds the messages of the application and the region they appear in. Put it once, around everything.
 *
 * @example
 * <ToastProvider><App /></ToastProvider>
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const say = useUiText();
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const remove = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), []);
  const current = useRef(shown);
  current.current = shown;
  const toasts = useMemo<Toasts>(
    () => ({
      show: (message) => {
        lastId.current += 1;
        const toast = { ...message, id: lastId.current };
        setShown((all) => [...all, toast]);
        return toast.id;
      },
      dismiss: (id) => {
        current.current.find((toast) => toast.id === id)?.onExpire?.();
        remove(id);
      },
    }),
    [remove],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <section
        ref={useStack(shown)}
        aria-label={say("messages")}
        aria-live="polite"
        aria-relevant="additions"
        className="toast-region"
      >
        {shown.map((toast) => (
          <ToastSheet key={toast.id} toast={toast} dismiss={toasts.dismiss} remove={remove} />
        ))}
      </section>
    </ToastContext>
  );
}

/** Lifts each message above those that came after it; `shown` is what stands in the region. */
function useStack(shown: readonly ShownToast[]) {
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages stand otherwise
  useLayoutEffect(() => {
    const sheets = [...(region.current?.children ?? [])].filter((sheet) => sheet instanceof HTMLElement);
    const stack = () => {
      let lift = 0;
      for (const sheet of sheets.toReversed()) {
        sheet.style.setProperty("--lift", `${lift}px`);
        lift += sheet.offsetHeight + gap;
      }
    };
    stack();
    const resized = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(stack);
    for (const sheet of sheets) resized?.observe(sheet);
    return () => resized?.disconnect();
  }, [shown]);
  return region;
}

/**
 * The means to say something in passing, with undo.
 *
 * @example
 * const toasts = useToasts();
 * toasts.show({ message: "Line removed.", action: { label: "Undo", onAction: restore }, onExpire: sendDelete });
 */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("`useToasts` found no `ToastProvider` above it. Put one around the application.");
  return toasts;
}

interface ToastSheetProps {
  toast: ShownToast;
  dismiss: (id: number) => void;
  remove: (id: number) => void;
}

const icons: Record<Tone, IconName> = { neutral: "info", ok: "check", low: "alert", out: "alert", transit: "truck" };

function ToastSheet({ toast, dismiss, remove }: ToastSheetProps) {
  const { id, message, tone = "neutral", action, duration = action ? 8000 : 5000 } = toast;
  const say = useUiText();
  const [held, setHeld] = useState(false);
  const left = useRef(duration);
  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (Date.now() - started));
    };
  }, [held, id, dismiss]);
  const act = () => {
    remove(id);
    action?.onAction();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the clock, nothing is operated
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[tone]} className="toast-icon" />
      <div className="min-w-0 grow">{message}</div>
      {action && (
        <button type="button" className="toast-action" onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton
        icon="close"
        label={say("dismissMessage")}
        className="text-counter-ink! hover:bg-counter-well!"
        onClick={() => dismiss(id)}
      />
    </div>
  );
}
