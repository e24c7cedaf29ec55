import type { ReactNode } from "react";

/** Below a list, what comes next of each of its first rows: a column of the same width for every child. For wide windows. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="mt-10 grid auto-cols-fr grid-flow-col gap-8">{children}</div>;
}
