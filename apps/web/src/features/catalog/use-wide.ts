import { useSyncExternalStore } from "react";

const query = "(width >= 56rem)";

/** Whether the facets have room beside the rows. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}
