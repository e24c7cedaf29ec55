import type { SessionMemory } from "./session-store.ts";

/** The tab's storage, when the browser allows it. */
export function tabMemory(): SessionMemory | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
