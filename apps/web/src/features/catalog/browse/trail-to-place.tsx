import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** What `TrailToPlace` takes. */
export interface TrailToPlaceProps {
  /** The category or brand itself. */
  readonly name: string;
  /** Links to what stands above it, from the top down. */
  readonly children?: readonly ReactNode[];
}

/** The way from all categories to one of them, or to a brand. */
export function TrailToPlace({ name, children = [] }: TrailToPlaceProps) {
  const text = useText(messages);
  const start = (
    <Link key="all" to="/shop/c">
      {text("allCategories")}
    </Link>
  );
  return <Breadcrumbs>{[start, ...children, name]}</Breadcrumbs>;
}
