import { aheadOf } from "../direction.ts";

/** Where a floating piece goes along the edge of its anchor. */
export type Alignment = "start" | "end";

const gap = 4;
const margin = 8;

/**
 * Places a floating piece (in the top layer, `position: fixed`) below its anchor, or above where below is too little
 * room, and keeps it inside the window. The height left is given as `--room`.
 *
 * @example
 * placeFloating(button, popover, "end");
 */
export function placeFloating(anchor: Element, floating: HTMLElement, alignment: Alignment = "start"): void {
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom - gap - margin;
  const above = box.top - gap - margin;
  const upward = floating.scrollHeight > below && above > below;
  const wanted = (alignment === "end") === aheadOf(anchor) > 0 ? box.right - floating.offsetWidth : box.left;
  const left = Math.max(margin, Math.min(wanted, innerWidth - floating.offsetWidth - margin));
  Object.assign(floating.style, {
    left: `${Math.round(left)}px`,
    top: upward ? "auto" : `${Math.round(box.bottom + gap)}px`,
    bottom: upward ? `${Math.round(innerHeight - box.top + gap)}px` : "auto",
  });
  floating.style.setProperty("--room", `${Math.floor(Math.max(upward ? above : below, 96))}px`);
}

/**
 * Places now and again whenever something scrolls or the window changes.
 *
 * @returns the function that stops it
 */
export function keepPlaced(anchor: Element, floating: HTMLElement, alignment?: Alignment): () => void {
  const place = () => placeFloating(anchor, floating, alignment);
  place();
  addEventListener("scroll", place, { capture: true, passive: true });
  addEventListener("resize", place);
  return () => {
    removeEventListener("scroll", place, { capture: true });
    removeEventListener("resize", place);
  };
}
