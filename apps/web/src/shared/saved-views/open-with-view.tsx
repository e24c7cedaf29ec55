import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { firstViewAt } from "./first-view.ts";
import { usePersonalPlace } from "./personal-views.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The list was asked for without a view, also when it would open with one. */
    asItComes?: true;
  }
}

/** What an address remembers that is to show a list as it comes. */
export const asItComes = { asItComes: true } as const;

export interface OpenWithViewProps {
  /** The list as its `SavedViews` calls it. */
  readonly list: string;
  readonly children: ReactNode;
}

/**
 * Opens a list with the view that the person chose for it, when they come to the list without asking for anything. Who
 * takes all filters away afterwards sees the list as it comes, and Back brings them there again.
 */
export function OpenWithView({ list, children }: OpenWithViewProps) {
  const { history } = useRouter();
  const place = usePersonalPlace("firstView", list);
  const [first] = useState(() => (isBare(history.location) ? firstViewAt(place) : undefined));
  const [open, setOpen] = useState(first === undefined);
  useEffect(() => {
    if (first) history.replace(history.location.pathname + first.search);
    setOpen(true);
    const { pathname } = history.location;
    return history.subscribe(({ location }) => {
      if (location.pathname === pathname && isBare(location)) history.replace(location.href, asItComes);
    });
  }, [history, first]);
  return open ? children : null;
}

function isBare({ search, state }: { search: string; state: { asItComes?: true } }): boolean {
  return search === "" && !state.asItComes;
}
