import type { ReactNode } from "react";
import { useUiText } from "./ui-text-provider.tsx";

/** What `Breadcrumbs` takes. */
export interface BreadcrumbsProps {
  /** Links from the top down; the last one is the page itself and carries no link. */
  children: ReactNode[];
}

/**
 * The way from the top to this page. Hand it the router's own links.
 *
 * @example
 * <Breadcrumbs>{[<a key="shop" href="/shop">Shop</a>, <a key="c" href="/shop/c/bolts">Bolts</a>, "HB-M8-40"]}</Breadcrumbs>
 */
export function Breadcrumbs({ children }: BreadcrumbsProps) {
  const say = useUiText();
  const last = children.length - 1;
  return (
    <nav aria-label={say("breadcrumbs")}>
      <ol className="flex flex-wrap items-center gap-x-2 text-xs text-soft">
        {children.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is what identifies a step
          <li key={index} aria-current={index === last ? "page" : undefined} className="flex items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-faint">
                /
              </span>
            )}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
