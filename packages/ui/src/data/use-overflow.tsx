import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Whether what is inside an element is wider than the element. A table that fits scrolls with the page, so that its
 * head sticks to the top of the window; one that does not fit scrolls by itself.
 *
 * @example
 * const overflows = useOverflow(place, table);
 */
export function useOverflow(place: RefObject<HTMLElement | null>, inside: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const outer = place.current;
    const inner = inside.current;
    if (!outer || !inner || typeof ResizeObserver === "undefined") return;
    const measure = () => setOverflows(inner.offsetWidth > outer.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [place, inside]);
  return overflows;
}
