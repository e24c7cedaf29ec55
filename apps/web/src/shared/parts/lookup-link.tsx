import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface LookupLinkProps {
  /** An item's number, a bin or whatever else can be scanned. */
  readonly code: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to what a code stands for, as if it were scanned. */
export function LookupLink({ code, className, children }: LookupLinkProps) {
  return (
    <Link to="/ops/lookup" search={{ code }} {...(className ? { className } : {})}>
      {children}
    </Link>
  );
}
