import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface ItemLinkProps {
  readonly itemId: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the page of an item. */
export function ItemLink({ itemId, className, children }: ItemLinkProps) {
  return (
    <Link to="/shop/i/$item" params={{ item: itemId }} {...(className ? { className } : {})}>
      {children}
    </Link>
  );
}
