import { PageHead } from "@purvey/ui/shell/page-head";
import { Tabs } from "@purvey/ui/tabs";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { LocationUnread } from "../../shared/location/location-unread.tsx";
import { LocationSelect, useWorkLocation } from "../../shared/location/use-location.tsx";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { useTitle } from "../../shared/use-title.ts";
import { locationOfQueued } from "./bin-move.ts";
import { messages } from "./messages.ts";
import { BinMoves } from "./parts/bin-moves.tsx";
import { BranchTransfers } from "./parts/branch-transfers.tsx";

const route = getRouteApi("/in/ops/transfers");

/** Moves goods: between bins by four scans, between branches by request, shipment and receipt. */
export function TransfersScreen() {
  const text = useText(messages);
  useTitle(text("transfers"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const location = useWorkLocation();
  const { locationId } = location;
  const refused = useRefusedMove(view.tab === undefined ? view.correct : undefined, location.choose);
  return (
    <>
      <PageHead title={text("transfers")} actions={<LocationSelect location={location} label={text("location")} />} />
      {locationId === undefined && location.query.fetchStatus !== "fetching" && <LocationUnread location={location} />}
      {locationId !== undefined && (
        <Tabs
          key={locationId}
          label={text("transfers")}
          className="pb-20"
          value={view.tab ?? "bin"}
          onValueChange={(tab) => void navigate({ search: { tab: tab === "branch" ? "branch" : undefined } })}
          items={[
            {
              key: "bin",
              label: text("betweenBins"),
              content: (
                <BinMoves
                  locationId={locationId}
                  start={{
                    from: view.from,
                    item: view.item,
                    refused: refused && locationOfQueued(refused) === locationId ? refused : undefined,
                    onTaken: () => void navigate({ search: {}, replace: true }),
                  }}
                />
              ),
            },
            {
              key: "branch",
              label: text("betweenBranches"),
              content: (
                <BranchTransfers
                  location={location}
                  locationId={locationId}
                  view={view}
                  onView={(next) => void navigate({ search: { tab: "branch", ...next } })}
                />
              ),
            },
          ]}
        />
      )}
    </>
  );
}

/** The refused move that the address names, at the location whose bins it is about. */
function useRefusedMove(id: number | undefined, choose: (locationId: number) => void) {
  const { changes } = useQueue();
  const refused = changes.find((change) => change.id === id && change.state === "refused");
  const there = refused && locationOfQueued(refused);
  useEffect(() => {
    if (typeof there === "number") choose(there);
  }, [there, choose]);
  return refused;
}
