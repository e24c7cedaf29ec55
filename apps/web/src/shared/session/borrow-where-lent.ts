import { deviceMemory } from "./device-memory.ts";
import type { SessionStore } from "./session-store.ts";

/** Whether nobody is signed in here, but in another tab that lends its session. */
export function isLentElsewhere(session: SessionStore): boolean {
  return session.get().token === undefined && Boolean(deviceMemory()?.getItem(lentKey));
}

/** Signs a new tab in as another one is; see `borrow-session.ts`. */
export async function borrowWhereLent(session: SessionStore): Promise<void> {
  if (!isLentElsewhere(session)) return;
  const { borrowSession } = await import("./borrow-session.ts");
  await borrowSession(session);
}

/** Where the device notes that some tab is signed in; nothing of the session stands there. */
export const lentKey = "purvey.lent";
