import { useCallback, useRef, useState } from "react";
import { readDeviceText, writeDeviceText } from "./session/device-text.ts";
import { useSession } from "./session/session-context.tsx";

/**
 * State that outlives a reload on this device, for the person on the site: what was chosen. Each tab goes on with its own.
 * The initial value is forgotten again.
 *
 * @param name what it is, such as `location`; a component of another name needs a `key`
 */
export function useKeptState<T>(name: string, initial: T): [T, (next: T | ((now: T) => T)) => void] {
  const place = useKeptPlace(name);
  const [state, setState] = useState<T>(() => keptValue(readDeviceText(place), initial));
  const latest = useRef(state);
  const keep = useCallback(
    (next: T | ((now: T) => T)) => {
      latest.current = changed(next, latest.current);
      writeDeviceText(place, keptText(latest.current, initial));
      setState(latest.current);
    },
    [place, initial],
  );
  return [state, keep];
}

/** Where something of a name stays, for the person on the site. */
export function useKeptPlace(name: string): string {
  const { siteId, userId = 0 } = useSession();
  return `purvey.draft.${siteId}.${userId}.${name}`;
}

/** What is to come of a state as it is now. */
export function changed<T>(next: T | ((now: T) => T), now: T): T {
  return typeof next === "function" ? (next as (now: T) => T)(now) : next;
}

/** What a kept text holds; the initial value when there is none that can be read. */
export function keptValue<T>(text: string | undefined, initial: T): T {
  try {
    return text ? (JSON.parse(text) as T) : initial;
  } catch {
    return initial;
  }
}

/** The text that is kept of a value; none of the initial one. */
export function keptText<T>(value: T, initial: T): string | undefined {
  return value === initial ? undefined : JSON.stringify(value);
}
