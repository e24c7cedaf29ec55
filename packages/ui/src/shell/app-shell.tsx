import type { ReactNode } from "react";
import { useUiText } from "../primitives/ui-text-provider.tsx";

/** What `AppShell` takes. */
export interface AppShellProps {
  /** The dark bar on top: a `CounterBar`. */
  counter: ReactNode;
  /** The areas: a `Rail`. Under 640 px it becomes a bar at the bottom. */
  rail?: ReactNode;
  /** Show the rail as icons only. */
  railNarrow?: boolean;
  /** What concerns the whole page: acting for a customer, maintenance. It stands above the screen. */
  banner?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the application: skip link, counter, rail and the screen. The main region has the id `main` and takes
 * the focus after a change of route.
 *
 * @example
 * <AppShell counter={<CounterBar … />} rail={<Rail … />}><Outlet /></AppShell>
 */
export function AppShell({ counter, rail, railNarrow = false, banner, children }: AppShellProps) {
  const say = useUiText();
  return (
    <div className="shell" data-rail={railNarrow ? "narrow" : "wide"}>
      <a href="#main" className="skip-link">
        {say("skipToContent")}
      </a>
      {counter}
      {rail}
      <main id="main" tabIndex={-1} className="main">
        {banner && <div className="not-empty:mb-4">{banner}</div>}
        {children}
      </main>
    </div>
  );
}
