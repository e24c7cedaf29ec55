import { isTextField } from "@purvey/ui/hotkeys";
import { saySentence } from "../sentences/say-sentence.ts";
import { readScan, type Scan } from "./gs1.ts";
import { playTone, type Tone } from "./sound.ts";
import { createWedge, longestGap } from "./wedge.ts";

/** What became of a scan: heard as a tone, and read as words. */
export interface ScanVerdict {
  readonly tone: Tone;
  readonly message: string;
}

/** Takes a scan; what it gives is said aloud and in words. Nothing when the screen says it itself. */
export type ScanHandler = (scan: Scan) => ScanVerdict | undefined | Promise<ScanVerdict | undefined>;

/** What was scanned last, and whether the scan box is open. */
export interface ScanState {
  readonly armed: boolean;
  /** Counts up with each verdict, so that the same one again is seen as a new one. */
  readonly count: number;
  readonly verdict: ScanVerdict | undefined;
  /** The code that a screen is finding out about. */
  readonly asking?: string | undefined;
  /** Whether a handler is there to take a scan. */
  readonly listening: boolean;
}

const handlers: ScanHandler[] = [];
const listeners = new Set<() => void>();
let state: ScanState = { armed: false, count: 0, verdict: undefined, listening: false };
let line: Promise<void> = Promise.resolve();

function change(next: Partial<ScanState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const scanState = {
  get: (): ScanState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Opens the scan box or closes it. */
export const armScanner = (armed: boolean): void => change({ armed });

/** Says a verdict with its tone: for what a screen finds out by itself. */
export function sayVerdict(verdict: ScanVerdict): void {
  playTone(verdict.tone);
  change({ verdict, count: state.count + 1 });
}

/** Takes the words of the last scan away. */
export const clearVerdict = (): void => change({ verdict: undefined });

/** Hands a code to the screen that listens, one after the other; from scanner, camera and keyboard alike. */
export function takeScan(text: string): Promise<void> {
  const scan = readScan(text);
  if (scan.text === "") return line;
  line = line.then(async () => {
    change({ asking: scan.text });
    const verdict = await handlers.at(-1)?.(scan);
    if (verdict) sayVerdict(verdict);
  });
  line = line
    .catch((error: unknown) => sayVerdict({ tone: "refused", message: messageOf(error) }))
    .finally(() => change({ asking: undefined }));
  return line;
}

const messageOf = (error: unknown) => saySentence(error instanceof Error ? error.message : String(error));

/** Listens to scans while the screen is shown; the one that came last gets them. */
export function registerScanHandler(handler: ScanHandler): () => void {
  if (handlers.length === 0) addEventListener("keydown", onKey, { capture: true });
  handlers.push(handler);
  change({ listening: true });
  return () => {
    handlers.splice(handlers.indexOf(handler), 1);
    if (handlers.length === 0) removeEventListener("keydown", onKey, { capture: true });
    change({ listening: handlers.length > 0 });
  };
}

const readKey = createWedge();
let before: { readonly field: HTMLInputElement; readonly value: string } | undefined;

/**
 * In free text a scanner writes; in a field for a number its digits are taken out again and the scan is a scan. So it is in
 * a field with `data-scans` that holds something already: a job keeps its name when the part is scanned behind it.
 */
function onKey(event: KeyboardEvent): void {
  const { target } = event;
  const takes = ({ inputMode, dataset }: HTMLInputElement) => /decimal|numeric/.test(inputMode) || "scans" in dataset;
  const number = target instanceof HTMLInputElement && takes(target) ? target : undefined;
  if ((!number && isTextField(target)) || event.isComposing || replayed.has(event)) return;
  const step = readKey(event);
  if (step.kind === "character" && step.length === 1) before = number && { field: number, value: number.value };
  clearTimeout(holding);
  if (step.kind === "character" && !number) {
    event.stopPropagation();
    if (step.length === 1) holding = setTimeout(() => replay(event), longestGap);
  }
  if (step.kind !== "scan" || (number && "scans" in number.dataset && before?.value === "")) return;
  event.preventDefault();
  event.stopPropagation();
  if (number && before?.field === number) restore(number, before.value);
  void takeScan(step.text);
}

const replayed = new WeakSet<Event>();
let holding: ReturnType<typeof setTimeout> | undefined;

/** The first key of a scan would run a shortcut of a single letter: it is held back until it is known to stand alone. */
function replay({ target, key, code, shiftKey, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): void {
  const modifiers = { shiftKey, ctrlKey, altKey, metaKey };
  const again = new KeyboardEvent("keydown", { key, code, repeat, ...modifiers, bubbles: true, cancelable: true });
  replayed.add(again);
  target?.dispatchEvent(again);
}

/** Puts a value back so that React hears of it, and takes it over as leaving the field does: the scan counts on from it. */
function restore(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.blur();
  field.focus();
}
