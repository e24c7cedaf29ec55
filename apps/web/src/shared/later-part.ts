import { createElement, type ReactNode, useEffect, useReducer, useState } from "react";
import { imported } from "./imported.ts";

/** A component that is a plain function. */
type Draws<Props> = (props: Props) => ReactNode;

/** A part of the application that comes in a script of its own. */
export interface LaterPart<Props> extends Draws<Props> {
  /** Asks for the script, once; again after it failed to come. */
  readonly preload: () => Promise<void>;
}

/**
 * A part that comes in a script of its own, asked for when the part is first drawn, and that stands as soon as it is
 * there. What `Suspense` waits for React holds back for up to 300 ms, even where the script came at once. A script that
 * does not come is for the error boundary above, as with `lazy`.
 *
 * @param load imports the part
 * @param Place stands there until then, with the same properties; nothing without it
 * @example
 * const ReorderDialog = laterPart(async () => (await import("./reorder-dialog.tsx")).ReorderDialog);
 */
export function laterPart<Props extends object>(
  load: () => Promise<Draws<Props>>,
  Place?: Draws<NoInfer<Props>>,
): LaterPart<Props> {
  let drawn: Draws<Props> | undefined;
  let coming: Promise<void> | undefined;
  const take = (part: Draws<Props>) => {
    drawn = part;
  };
  const forget = (failure: unknown) => {
    coming = undefined;
    throw failure;
  };
  const preload = () => {
    coming ??= imported(load).then(take, forget);
    return coming;
  };
  function Part(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const [failed, fail] = useState<{ readonly failure: unknown }>();
    useEffect(() => {
      if (!drawn) preload().then(redraw, (failure: unknown) => fail({ failure }));
    }, []);
    if (failed) throw failed.failure;
    const Drawn = drawn ?? Place;
    return Drawn ? createElement(Drawn, props) : null;
  }
  return Object.assign(Part, { preload });
}

/** A later part that is asked for as soon as the script of its screen runs: it comes while the rows are asked for. */
export const earlyPart: typeof laterPart = (load, Place) => {
  const part = laterPart(load, Place);
  // Asked for again, and told, when it is drawn.
  part.preload().catch(() => undefined);
  return part;
};
