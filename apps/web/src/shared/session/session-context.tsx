import type { Transport } from "@purvey/client";
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from "react";
import type { Session, SessionStore } from "./session-store.ts";

interface SessionAccess {
  readonly store: SessionStore;
  readonly transport: Transport | undefined;
}

const SessionContext = createContext<SessionAccess | undefined>(undefined);

export interface SessionProviderProps {
  readonly store: SessionStore;
  /** How calls are sent; the platform's `fetch` when absent. */
  readonly transport?: Transport | undefined;
  readonly children: ReactNode;
}

/** Gives the session to everything below. */
export function SessionProvider({ store, transport, children }: SessionProviderProps) {
  const access = useMemo(() => ({ store, transport }), [store, transport]);
  return <SessionContext value={access}>{children}</SessionContext>;
}

/** The session's store and transport. */
export function useSessionAccess(): SessionAccess {
  const access = use(SessionContext);
  if (!access) throw new Error("There is no session: put a `SessionProvider` around the application.");
  return access;
}

/** The session as it is now. */
export function useSession(): Session {
  const { store } = useSessionAccess();
  return useSyncExternalStore(store.subscribe, store.get);
}
