import { keepFirstReads } from "../../shared/first-reads/keep-first-reads.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { tabMemory } from "../../shared/session/tab-memory.ts";
import { lendSession } from "./lend-session.ts";

/**
 * What the frame does once its screen has settled: the next page at this address begins with what this one began with,
 * and the tabs of the browser share who is signed in.
 *
 * @param leave signs this tab out
 * @returns ends the sharing
 */
export function settleDown(store: SessionStore, leave: () => void): () => void {
  const memory = tabMemory();
  if (memory) keepFirstReads(store, memory);
  return lendSession(store, leave);
}
