import type { ClientContext } from "@purvey/client/context";
import type { Transport } from "@purvey/client/transport";
import { useSyncExternalStore } from "react";
import { clientContext } from "../../../shared/api.ts";
import { deviceMemory } from "../../../shared/session/device-memory.ts";
import type { SessionStore } from "../../../shared/session/session-store.ts";

/** From where and as whom the console calls; what is empty is the page's own. */
export interface ConsoleSettings {
  readonly siteId: string;
  /** `https://shop.example/api/{service}`. */
  readonly baseUrl: string;
  readonly token: string;
  /** Keep all this on the device, the token included; in memory alone otherwise. */
  readonly remember: boolean;
  /** Refuse to send what changes something. */
  readonly readOnly: boolean;
  /** In this session somebody agreed that calls may change something. */
  readonly agreed: boolean;
}

const storageKey = "purvey.console";
const initial: ConsoleSettings = {
  siteId: "",
  baseUrl: "",
  token: "",
  remember: false,
  readOnly: false,
  agreed: false,
};
const listeners = new Set<() => void>();
let settings: ConsoleSettings = { ...initial, ...remembered() };

function remembered(): Partial<ConsoleSettings> {
  try {
    return JSON.parse(deviceMemory()?.getItem(storageKey) ?? "{}") as Partial<ConsoleSettings>;
  } catch {
    return {};
  }
}

/** What may lie on the device: everything when that was asked for, else the harmless switch alone. */
function lasting({ siteId, baseUrl, token, remember, readOnly }: ConsoleSettings): Partial<ConsoleSettings> {
  return remember ? { siteId, baseUrl, token, remember, readOnly } : { readOnly };
}

/** Changes some settings. */
export function changeConsole(changes: Partial<ConsoleSettings>): void {
  settings = { ...settings, ...changes };
  try {
    deviceMemory()?.setItem(storageKey, JSON.stringify(lasting(settings)));
  } catch {
    // The device keeps nothing; the settings last as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings as they are now. */
export function useConsoleSettings(): ConsoleSettings {
  return useSyncExternalStore(subscribe, () => settings);
}

/** The context of the client that the console calls with. */
export function contextOf(
  { siteId, baseUrl, token }: ConsoleSettings,
  session: SessionStore,
  transport: Transport | undefined,
): ClientContext {
  const own = clientContext(siteId || session.get().siteId, session, transport);
  return { ...own, ...(baseUrl ? { baseUrl } : {}), ...(token ? { jwt: token } : {}) };
}
