import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { HeldTransfers } from "../use-held-transfers.ts";
import { MatterLine } from "./matter-line.tsx";

/** How many transfers of the location are on hold; it leads to where they are corrected. */
export function HeldTransfersLine({ betweenBranches, location, ...matter }: HeldTransfers) {
  const text = useText(messages);
  const { count = 0 } = matter;
  return (
    <Link to="/ops/transfers" search={betweenBranches ? { tab: "branch", show: "held" } : {}} className="matter">
      <MatterLine
        {...matter}
        urgent={count > 0}
        words={text("heldTransfers", { count })}
        {...(location === undefined ? {} : { note: location })}
      />
    </Link>
  );
}
