/** Who is signed in, and where. */
export interface Session {
  /** The site that every call goes to. */
  readonly siteId: string;
  /** The bearer token; nothing before signing in. */
  readonly token: string | undefined;
  readonly userId: number | undefined;
  readonly username: string | undefined;
  /** The customer for whom a sales representative acts; every call says so, and the server checks it. */
  readonly actingFor: number | undefined;
  /** The token ran out: signing in again is asked for over the page. */
  readonly expired: boolean;
  /** The page that ends the identity provider's session, where signing out ends that too. */
  readonly endSessionUrl?: string | undefined;
}

/** What signing in brings. */
export interface SignedIn {
  readonly siteId: string;
  readonly token: string;
  readonly userId: number;
  readonly username: string;
  /** The page that ends the identity provider's session, where signing out ends that too. */
  readonly endSessionUrl?: string | undefined;
}

/** What is kept of a session for a reload. */
type KeptSession = SignedIn & Pick<Session, "actingFor">;

/** Where a session outlives a reload; the browser's `sessionStorage`. */
export type SessionMemory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const storageKey = "purvey.session";

/**
 * Keeps the session in memory and, so that it survives a reload, in the tab's storage. Calls that wait for a token after
 * a 401 wait for the person to sign in again, and are then sent with the new token.
 */
export class SessionStore {
  readonly #listeners = new Set<() => void>();
  readonly #memory: SessionMemory | undefined;
  #session: Session;
  #waiting: ((token: string | undefined) => void)[] = [];

  constructor(siteId: string, memory?: SessionMemory) {
    this.#memory = memory;
    const kept = this.#read();
    this.#session = kept && kept.siteId === siteId ? { ...nobodyOn(siteId), ...kept } : nobodyOn(siteId);
  }

  /** For `useSyncExternalStore`. */
  readonly get = (): Session => this.#session;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The token for the client; with `refresh` it was refused, and the answer comes when the person signed in again. */
  readonly token = ({ refresh }: { readonly refresh: boolean }): string | undefined | Promise<string | undefined> => {
    if (!refresh || this.#session.token === undefined) return this.#session.token;
    this.#set({ ...this.#session, expired: true });
    return new Promise((resolve) => this.#waiting.push(resolve));
  };

  /** Somebody signed in. Calls that wait go on when it is the same person on the same site, and fail otherwise. */
  signIn(signedIn: SignedIn): void {
    const same = signedIn.userId === this.#session.userId && signedIn.siteId === this.#session.siteId;
    this.#set({ ...signedIn, actingFor: same ? this.#session.actingFor : undefined, expired: false });
    this.#answer(same ? signedIn.token : undefined);
  }

  /** Acts for a customer from now on, or for nobody. It stands a reload and ends with signing out. */
  actFor(customerId: number | undefined): void {
    this.#set({ ...this.#session, actingFor: customerId });
  }

  /** Forgets who was signed in and for whom they acted; the site stays. */
  signOut(): void {
    this.#set(nobodyOn(this.#session.siteId));
    this.#answer(undefined);
  }

  #answer(token: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(token);
  }

  #set(session: Session): void {
    this.#session = session;
    this.#write(session);
    for (const listener of this.#listeners) listener();
  }

  #read(): KeptSession | undefined {
    try {
      const text = this.#memory?.getItem(storageKey);
      return text ? (JSON.parse(text) as KeptSession) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Storage may be forbidden; the session then lasts until the page is closed. */
  #write({ expired: _, ...kept }: Session): void {
    try {
      if (kept.token === undefined) this.#memory?.removeItem(storageKey);
      else this.#memory?.setItem(storageKey, JSON.stringify(kept));
    } catch {
      return;
    }
  }
}

function nobodyOn(siteId: string): Session {
  const nobody = { token: undefined, userId: undefined, username: undefined, actingFor: undefined };
  return { siteId, ...nobody, expired: false };
}

/** Whose answers they are, in every cache key: the person, and the customer for whom they act. */
export function userKeyOf({ username = "", actingFor }: Pick<Session, "username" | "actingFor">): string {
  return actingFor === undefined ? username : `${username} for ${actingFor}`;
}
