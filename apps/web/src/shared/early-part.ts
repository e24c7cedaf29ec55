import { type AsyncRouteComponent, lazyRouteComponent } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";

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

/**
 * Whether an early part has come. Drawn from then on only, it stands at once: what `Suspense` holds back for it would come
 * up to 300 ms later.
 */
export function useEarlyPart({ preload }: Pick<AsyncRouteComponent<never>, "preload">): boolean {
  const [come, setCome] = useState(preload === undefined);
  useEffect(() => {
    if (!come) void Promise.resolve(preload?.()).then(() => setCome(true));
  }, [come, preload]);
  return come;
}
