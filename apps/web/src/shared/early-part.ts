import { type AsyncRouteComponent, lazyRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";

/**
 * A part of a screen that comes in a script of its own, asked for as soon as the screen's own script runs: it comes while
 * the rows are asked for, and then stands with them. What `Suspense` shows first in its place would stay for 300 ms.
 */
export function earlyPart<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, (props: Props) => ReactNode>>>,
  name: Name,
): AsyncRouteComponent<Props> {
  const part = lazyRouteComponent<Record<Name, (props: Props) => ReactNode>, Name>(load, name);
  void part.preload?.();
  return part;
}
