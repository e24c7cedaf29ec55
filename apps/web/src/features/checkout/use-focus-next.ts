import { type RefObject, useEffect, useRef } from "react";
import type { CheckoutStage } from "./checkout-model.ts";

/**
 * Who asks for a release, or takes that back, presses a button that leaves the page with it: the focus goes on to what
 * stands there instead, so that the keyboard goes on from there and who listens hears it.
 *
 * @returns called after something that leads to another stage
 */
export function useFocusNext(place: RefObject<HTMLElement | null>, stage: CheckoutStage): () => void {
  const acted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage is what it waits for
  useEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(".summary [data-next], .summary button")?.focus();
  }, [stage, place]);
  return () => {
    acted.current = true;
  };
}
