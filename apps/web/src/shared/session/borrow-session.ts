import type { SessionStore } from "./session-store.ts";
import { rememberSite } from "./site-of-page.ts";
import { canAskTabs, type LentSession, noteLent, openTabTalk, type TabTalk } from "./tab-talk.ts";

/** How long a tab may take to answer, in milliseconds: it may be busy, and one where nobody is signed in never does. */
const patience = 1000;

/** How long after the first answer those of other tabs count, in milliseconds. */
const grace = 60;

/**
 * Signs a new tab in as the browser's other tabs are: of several the one that was touched last, which is the one whose
 * link was opened, for the same customer too. An address that names another site than theirs borrows nothing.
 */
export async function borrowSession(store: Pick<SessionStore, "signIn" | "actFor">): Promise<void> {
  const asked = new URLSearchParams(location.search).get("site");
  const answers = (await canAskTabs()) ? await askTabs() : [];
  const lent = answers.filter(({ session }) => !asked || session.siteId === asked);
  const [newest] = lent.sort((one, other) => other.usedAt - one.usedAt);
  if (newest) take(store, newest.session);
  else if (answers.length === 0) noteLent(false);
}

function take(store: Pick<SessionStore, "signIn" | "actFor">, { actingFor, ...session }: LentSession): void {
  rememberSite(session.siteId);
  store.signIn(session);
  if (actingFor !== undefined) store.actFor(actingFor);
}

type Lends = Extract<TabTalk, { kind: "lends" }>;

function askTabs(): Promise<Lends[]> {
  const talk = openTabTalk();
  if (!talk) return Promise.resolve([]);
  return new Promise((resolve) => {
    const answers: Lends[] = [];
    const end = () => {
      talk.close();
      resolve(answers);
    };
    const late = setTimeout(end, patience);
    talk.onmessage = ({ data }: MessageEvent<TabTalk>) => {
      if (data.kind !== "lends") return;
      if (answers.push(data) > 1) return;
      clearTimeout(late);
      setTimeout(end, grace);
    };
    talk.postMessage({ kind: "asks" } satisfies TabTalk);
  });
}
