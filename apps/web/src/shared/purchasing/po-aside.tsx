import { LookupLink } from "../parts/lookup-link.tsx";
import { useWide } from "../use-wide.ts";
import { ArrivesNext } from "./arrives-next.tsx";
import { LatestReceipts } from "./latest-receipts.tsx";
import type { PoRoute } from "./use-po-columns.tsx";

/** Beside a list of purchase orders, where the window has room: what arrives next, and what was received last. */
export function PoAside({ to }: { to: PoRoute }) {
  if (!useWide(120)) return null;
  return (
    <aside>
      <ArrivesNext to={to} />
      <LatestReceipts
        item={(itemId) => (
          <LookupLink code={itemId} className="font-mono">
            {itemId}
          </LookupLink>
        )}
      />
    </aside>
  );
}
