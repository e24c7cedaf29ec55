import { type RefObject, useLayoutEffect, useState } from "react";
import { type LeastWidths, leftOut } from "./table-column.tsx";

/**
 * Fits a table into its place: leaves out the columns that have no room there (`data-left-out`, before the browser paints),
 * and tells whether the rest is still too wide. A table that fits scrolls with the page, so that its head sticks to the top
 * of the window; one that does not fit scrolls by itself.
 *
 * @example
 * const overflows = useFit(place, table, leastWidths(columns, 0));
 */
export function useFit(
  place: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
  { full, wide, medium, narrow }: LeastWidths,
): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const outer = place.current;
    const inner = table.current;
    if (!outer || !inner || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const left = leftOut({ full, wide, medium, narrow }, outer.clientWidth / rem).join(" ");
      // Rows that come make the table higher: nothing of its columns changes with them.
      if (outer.dataset.leftOut !== left) outer.dataset.leftOut = left;
      setOverflows(inner.offsetWidth > outer.clientWidth + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [place, table, full, wide, medium, narrow]);
  return overflows;
}
