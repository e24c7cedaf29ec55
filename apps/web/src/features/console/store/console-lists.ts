import type { FormRecord } from "../../../shared/contract-form/form-value.ts";
import { storedList } from "./stored-list.ts";

/** A call that was sent from the console. Nothing secret is in it. */
export interface HistoryEntry {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `commerce.cartLine.add`. */
  readonly endpoint: string;
  readonly siteId: string;
  readonly method: string;
  readonly url: string;
  /** The path of the screen that sent it. */
  readonly screen: string;
  /** What was given, without its sensitive fields. */
  readonly input: FormRecord;
  /** 0 when no answer came. */
  readonly status: number;
  readonly milliseconds: number;
  readonly requestId: string | undefined;
  /** The answer's text; nothing when it is too long to be compared. */
  readonly answer: string | undefined;
}

/** The latest calls of the console. */
export const history = storedList<HistoryEntry>("history", 200, ({ at }) => at);

/** An endpoint that is open, with what was filled in. */
export interface OpenTab {
  /** `commerce.cartLine.add`. */
  readonly key: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  /** What is filled in, without its sensitive fields. */
  readonly input: FormRecord;
  /** The JSON as it is written, while it cannot be read. */
  readonly text: string | undefined;
}

/** The endpoints that are open. */
export const tabs = storedList<OpenTab>("tabs", 12, ({ at }) => at);
