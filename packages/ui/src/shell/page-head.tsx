import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** What `PageHead` takes. */
export interface PageHeadProps {
  /** `Breadcrumbs`. */
  trail?: ReactNode;
  title: ReactNode;
  /** The line below the title: status, dates, who. */
  children?: ReactNode;
  /** Buttons; the primary one last. */
  actions?: ReactNode;
  className?: string;
}

/**
 * The head of a screen: where, what, its state, and what can be done, closed by the heavy rule of a printed form.
 *
 * @example
 * <PageHead title="Order 70015" actions={<Button icon="printer">Print</Button>}><Status tone="transit">Shipped</Status></PageHead>
 */
export function PageHead({ trail, title, children, actions, className }: PageHeadProps) {
  return (
    <header className={classNames("page-head", className)}>
      <div className="min-w-0">
        {trail && <div className="mb-1">{trail}</div>}
        <h1 className="text-xl font-bold">{title}</h1>
        {children && <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">{children}</div>}
      </div>
      {actions && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

/** What `Section` takes. */
export interface SectionProps {
  title: ReactNode;
  /** A figure behind the title: "12 lines". */
  note?: ReactNode;
  /** Links or quiet buttons at the end of the heading's line. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A part of a screen under a ruled heading; no box.
 *
 * @example
 * <Section title="Stock by branch" note="4 branches"><DataTable … /></Section>
 */
export function Section({ title, note, actions, className, children }: SectionProps) {
  return (
    <section className={classNames("min-w-0", className)}>
      <div className="section-head">
        <h2 className="text-base font-bold">{title}</h2>
        {note && <span className="text-sm text-faint">{note}</span>}
        {actions && <div className="no-print ms-auto flex gap-2 text-sm">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
