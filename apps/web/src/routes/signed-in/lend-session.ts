import type { Session, SessionStore } from "../../shared/session/session-store.ts";
import { announceTab, type LentSession, noteLent, openTabTalk, type TabTalk } from "../../shared/session/tab-talk.ts";

/**
 * Keeps the tabs of the browser of one mind: a new tab that asks gets this one's session, a session that was renewed in
 * another tab goes on here, and signing out in one signs the same person out in all.
 *
 * @param leave signs this tab out
 * @returns ends it
 */
export function lendSession(store: SessionStore, leave: () => void): () => void {
  const talk = openTabTalk();
  if (!talk) return () => undefined;
  const retire = announceTab();
  const tell = (said: TabTalk) => talk.postMessage(said);
  const use = noteUse(store);
  talk.onmessage = ({ data }: MessageEvent<TabTalk>) => hear(data, store, { tell, leave, usedAt: use.at });
  const stopTelling = tellChanges(store, tell);
  return () => {
    retire();
    use.stop();
    stopTelling();
    talk.close();
  };
}

interface Ways {
  readonly tell: (said: TabTalk) => void;
  readonly leave: () => void;
  readonly usedAt: () => number;
}

function hear(said: TabTalk, store: SessionStore, { tell, leave, usedAt }: Ways): void {
  const own = store.get();
  const session = lendable(own);
  if (said.kind === "asks" && session) tell({ kind: "lends", session, usedAt: usedAt() });
  if (said.kind === "left" && isSame(said, own)) leave();
  if (said.kind !== "renewed" || !own.expired || !isSame(said.session, own)) return;
  const { actingFor, ...renewed } = said.session;
  store.signIn(renewed);
}

const isSame = (one: Pick<Session, "siteId" | "userId">, other: Session): boolean =>
  one.siteId === other.siteId && one.userId === other.userId;

/** Nothing when nobody is signed in any more, and when the token ran out. */
function lendable({ expired, token, userId, username, ...session }: Session): LentSession | undefined {
  if (expired || token === undefined || userId === undefined || username === undefined) return undefined;
  return { ...session, token, userId, username };
}

/** Tells the other tabs when this one signs out, and when it gets another token. */
function tellChanges(store: SessionStore, tell: Ways["tell"]): () => void {
  let before = store.get();
  return store.subscribe(() => {
    const [last, now] = [before, store.get()];
    before = now;
    if (now.token === last.token || last.userId === undefined) return;
    const session = lendable(now);
    if (session) return tell({ kind: "renewed", session });
    noteLent(false);
    tell({ kind: "left", siteId: last.siteId, userId: last.userId });
  });
}

/** When somebody last touched this tab: before a link of it is opened in another, it is touched. */
function noteUse(store: SessionStore): { readonly at: () => number; readonly stop: () => void } {
  let usedAt = document.hasFocus() ? Date.now() : 0;
  const touch = () => {
    usedAt = Date.now();
  };
  const note = () => noteLent(lendable(store.get()) !== undefined);
  const kinds = ["focus", "pointerdown", "keydown"];
  for (const kind of kinds) addEventListener(kind, touch, { capture: true });
  addEventListener("focus", note);
  note();
  return {
    at: () => usedAt,
    stop: () => {
      for (const kind of kinds) removeEventListener(kind, touch, { capture: true });
      removeEventListener("focus", note);
    },
  };
}
