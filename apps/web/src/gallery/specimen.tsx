import type { ReactNode } from "react";

/** One state of a component with its name, on a ruled line. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="pt-1 text-sm text-soft">{name}</p>
      <div className="flex min-w-0 flex-wrap items-start gap-3">{children}</div>
    </div>
  );
}
