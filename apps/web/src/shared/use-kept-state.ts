import { useCallback, useState } from "react";
import { deviceMemory } from "./session/device-memory.ts";
import { useSession } from "./session/session-context.tsx";

/**
 * State that outlives a reload on this device, for the person on the site: what was entered and is not sent yet. The
 * initial value is forgotten again.
 *
 * @param name what it is, such as `receipt.70015`; a component of another name needs a `key`
 */
export function useKeptState<T>(name: string, initial: T): [T, (next: T | ((now: T) => T)) => void] {
  const key = useKeptPlace(name);
  const [state, setState] = useState<T>(() => readKept(key) ?? initial);
  const set = useCallback(
    (next: T | ((now: T) => T)) =>
      setState((now) => {
        const value = typeof next === "function" ? (next as (now: T) => T)(now) : next;
        write(key, value === initial ? undefined : value);
        return value;
      }),
    [key, initial],
  );
  return [state, set];
}

/** Where something of a name stays, for the person on the site. */
export function useKeptPlace(name: string): string {
  const { siteId, userId = 0 } = useSession();
  return `purvey.draft.${siteId}.${userId}.${name}`;
}

/** What stays in a place; undefined when nothing does. */
export function readKept<T>(key: string): T | undefined {
  try {
    const text = deviceMemory()?.getItem(key);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be full or forbidden; the state then lasts until the page is closed. */
function write(key: string, value: unknown): void {
  try {
    if (value === undefined) deviceMemory()?.removeItem(key);
    else deviceMemory()?.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
