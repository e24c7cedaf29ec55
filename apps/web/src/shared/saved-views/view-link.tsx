import { useLocation, useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { asItComes } from "./open-with-view.tsx";

/** What `ViewLink` takes. */
export interface ViewLinkProps {
  /** The query of the address that it opens; empty for the list as it comes. */
  readonly search: string;
  /** What is shown is what it opens. */
  readonly current?: boolean;
  readonly onOpen: () => void;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Opens a view like any link: a plain click within the page, with a modifier in a tab of its own. */
export function ViewLink({ search, current = false, onOpen, close, children }: ViewLinkProps) {
  const { history } = useRouter();
  const href = useLocation().pathname + search;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
    onOpen();
    history.push(href, search === "" ? asItComes : undefined);
  };
  return (
    <a
      href={href}
      onClick={follow}
      aria-current={current ? "true" : undefined}
      className="min-w-0 truncate py-1 aria-[current]:font-semibold"
    >
      {children}
    </a>
  );
}
