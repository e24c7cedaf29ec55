import { lentKey } from "./borrow-where-lent.ts";
import { deviceMemory } from "./device-memory.ts";
import type { Session } from "./session-store.ts";

/** A session as one tab of the browser hands it to another. */
export type LentSession = Pick<Session, "siteId" | "actingFor" | "endSessionUrl"> & {
  readonly [Part in "token" | "userId" | "username"]: NonNullable<Session[Part]>;
};

/** What the tabs of one browser tell each other about the session. The token never rests outside of a tab. */
export type TabTalk =
  | { readonly kind: "asks" }
  /** `usedAt`: when somebody last touched the tab that lends, in milliseconds since 1970. */
  | { readonly kind: "lends"; readonly session: LentSession; readonly usedAt: number }
  | { readonly kind: "renewed"; readonly session: LentSession }
  | { readonly kind: "left"; readonly siteId: string; readonly userId: number };

/** Where the tabs talk; nothing where the browser cannot. */
export function openTabTalk(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("purvey.session");
}

/** What every tab holds that can be asked, so that a new one knows at once when there is none. */
const presence = "purvey.session";

/**
 * Lets new tabs know that this one can be asked; a tab that is closed, however it ends, lets go of it.
 *
 * @returns ends it
 */
export function announceTab(): () => void {
  let end: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  locks()
    ?.request(presence, { mode: "shared" }, () => until)
    .catch(() => undefined);
  return end;
}

/** Whether some tab can be asked; true where the browser does not tell. */
export async function canAskTabs(): Promise<boolean> {
  const snapshot = await locks()
    ?.query()
    .catch(() => undefined);
  return snapshot?.held?.some(({ name }) => name === presence) ?? true;
}

/** Nothing without HTTPS. */
const locks = (): LockManager | undefined => navigator.locks;

/** Notes whether some tab is signed in. Storage may be full or forbidden; a new tab then asks to sign in. */
export function noteLent(lent: boolean): void {
  try {
    if (lent) deviceMemory()?.setItem(lentKey, "1");
    else deviceMemory()?.removeItem(lentKey);
  } catch {
    return;
  }
}
