import { useCallback, useSyncExternalStore } from "react";

/** Whether the window is at least so wide, in rem; it follows the window. */
export function useWide(rem: number): boolean {
  const query = `(width >= ${rem}rem)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
