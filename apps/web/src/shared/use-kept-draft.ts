import { useCallback, useMemo } from "react";
import { readDeviceText, useDeviceText } from "./session/device-text.ts";
import { changed, keptText, keptValue, useKeptPlace } from "./use-kept-state.ts";

/**
 * A draft that outlives a reload on this device, for the person on the site, and is the same in every tab of the device: what
 * was taken or booked in one of them is neither undone nor booked again by another. The initial value is forgotten again.
 *
 * @param name what it is, such as `receipt.70015`
 */
export function useKeptDraft<T>(name: string, initial: T): [T, (next: T | ((now: T) => T)) => void] {
  const place = useKeptPlace(name);
  const [text, keep] = useDeviceText(place);
  const change = useCallback(
    (next: T | ((now: T) => T)) => {
      const now = keptValue(readDeviceText(place), initial);
      keep(keptText(changed(next, now), initial));
    },
    [place, initial, keep],
  );
  return [useMemo(() => keptValue(text, initial), [text, initial]), change];
}
