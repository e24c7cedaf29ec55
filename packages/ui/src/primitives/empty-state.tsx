import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** What `EmptyState` takes. */
export interface EmptyStateProps {
  /** What is not there, as a sentence: "No order matches these filters." */
  title: ReactNode;
  /** Why, or what will appear here. */
  children?: ReactNode;
  /** The next act: at least one button or link. An empty state without one is a dead end. */
  actions: ReactNode;
  className?: string;
}

/**
 * What stands where rows would stand. It always offers the next act.
 *
 * @example
 * <EmptyState title="This list is empty." actions={<LinkButton href="/shop/quick-order">Paste part numbers</LinkButton>}>
 *   Lists keep what you order together, with its usual quantity.
 * </EmptyState>
 */
export function EmptyState({ title, children, actions, className }: EmptyStateProps) {
  return (
    <div className={classNames("blank-ledger flex flex-col items-start gap-3 px-cell py-6", className)}>
      <div className="max-w-prose bg-paper pe-4">
        <p className="text-lg font-semibold">{title}</p>
        {children && <div className="text-soft">{children}</div>}
      </div>
      <div className="flex flex-wrap gap-2 bg-paper pe-4">{actions}</div>
    </div>
  );
}
