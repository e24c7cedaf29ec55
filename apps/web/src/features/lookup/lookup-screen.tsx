import { items } from "@purvey/client/services/items";
import type { Bin, ResolvedNumber } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type FormEvent, useEffect } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { LocationUnread } from "../../shared/location/location-unread.tsx";
import { LocationSelect, useWorkLocation } from "../../shared/location/use-location.tsx";
import { Unread } from "../../shared/parts/unread.tsx";
import { useScan } from "../../shared/scan/use-scan.ts";
import { useKeptState } from "../../shared/use-kept-state.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { noCodes, withCode } from "./last-codes.ts";
import { messages } from "./messages.ts";
import { BinNeighbours } from "./parts/bin-neighbours.tsx";
import { BinResult } from "./parts/bin-result.tsx";
import { ItemResult } from "./parts/item-result.tsx";
import { LastCodes, LookupStart, ReceivedLast } from "./parts/lookup-start.tsx";

/** What a code means at a location. */
interface Found {
  /** The bin of this code; its contents are read apart. */
  readonly bin: Bin | undefined;
  /** What the code says of items: one, or numbers that may be meant. */
  readonly named: ResolvedNumber | undefined;
  /** Bins whose codes begin so. */
  readonly similarBins: readonly string[];
}

/** How many bins that begin alike are offered. */
const mostSimilar = 6;

/** Asks for a code among the bins of a location and among the items; both at once, as a scan says not which it is. */
function useLookup(code: string | undefined, locationId: number | undefined) {
  const { queries } = useService(items);
  const known = code !== undefined && locationId !== undefined;
  const bins = useQuery(
    dataOf(queries.locations.bins.list(known ? { id: locationId, bin: code, limit: mostSimilar } : skipToken)),
  );
  const resolved = useQuery(dataOf(queries.invMast.resolve(known ? { numbers: [code], locationId } : skipToken)));
  const failed = [bins, resolved].find(({ error }) => error);
  const loaded = bins.data !== undefined && resolved.data !== undefined;
  const found: Found | undefined = loaded
    ? {
        bin: bins.data.find(({ bin }) => bin.toUpperCase() === code?.toUpperCase()),
        named: resolved.data[0],
        similarBins: bins.data.map(({ bin }) => bin),
      }
    : undefined;
  return { found, waiting: failed ?? (bins.data ? resolved : bins) };
}

const route = getRouteApi("/in/ops/lookup");

/** What is in this bin, where is this item: a scan, and everything that can be done with what it names. */
export function LookupScreen() {
  const text = useText(messages);
  useTitle(text("lookup"));
  const { code } = route.useSearch();
  const navigate = route.useNavigate();
  const look = (next: string) => void navigate({ search: { code: next } });
  const location = useWorkLocation();
  const { found, waiting } = useLookup(code, location.locationId);
  const codes = useLastCodes(found);
  const wide = useWide(120);
  useScan((scan) => {
    look(scan.code);
    return { tone: "ok", message: scan.code };
  });
  const locationName = location.locations?.find(({ locationId }) => locationId === location.locationId)?.locationName;
  return (
    <>
      <PageHead title={text("lookup")} actions={<LocationSelect location={location} label={text("location")} />}>
        {text("lead")}
      </PageHead>
      <CodeForm key={code} code={code} onLook={look} />
      <div className="list-desk mt-6">
        <div className="flex min-w-0 flex-col gap-8 pb-20">
          {code === undefined && <LookupStart codes={codes} />}
          {code !== undefined &&
            !found &&
            (location.locationId === undefined ? <LocationUnread location={location} /> : <Unread query={waiting} />)}
          {code !== undefined && found && location.locationId !== undefined && (
            <Results code={code} found={found} locationId={location.locationId} locationName={locationName ?? ""} />
          )}
        </div>
        {wide && code !== undefined && (
          <aside>
            <LastCodes codes={codes} />
            <ReceivedLast />
          </aside>
        )}
      </div>
    </>
  );
}

/** What was looked up last on this device: what a code led to, under its own number. */
function useLastCodes(found: Found | undefined): readonly string[] {
  const [codes, setCodes] = useKeptState("lookup", noCodes);
  const name = found?.named?.item?.itemId ?? found?.bin?.bin;
  useEffect(() => {
    if (name !== undefined) setCodes((now) => withCode(now, name));
  }, [name, setCodes]);
  return codes;
}

function CodeForm({ code, onLook }: { code: string | undefined; onLook: (code: string) => void }) {
  const text = useText(messages);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (typed) onLook(typed);
  };
  return (
    <search>
      <form onSubmit={submit} className="flex max-w-xl gap-2">
        <TextInput
          mono
          name="code"
          icon="scan"
          className="grow"
          aria-label={text("code")}
          placeholder={text("codeHint")}
          defaultValue={code}
          autoComplete="off"
        />
        <Button type="submit" variant="primary">
          {text("find")}
        </Button>
      </form>
    </search>
  );
}

interface ResultsProps {
  readonly code: string;
  readonly found: Found;
  readonly locationId: number;
  readonly locationName: string;
}

function Results({ code, found: { bin, named, similarBins }, locationId, locationName }: ResultsProps) {
  const item = named?.item;
  const roomy = useWide(75);
  if (!bin && !item) {
    return <Unknown code={code} locationName={locationName} names={[...(named?.suggestions ?? []), ...similarBins]} />;
  }
  return (
    <>
      {bin && <BinResult key={bin.bin} bin={bin} />}
      {bin && roomy && <BinNeighbours key={`beside ${bin.bin}`} bin={bin} />}
      {item && (
        <ItemResult
          key={item.invMastUid}
          item={item}
          matchedCode={named.matchedCode}
          locationId={locationId}
          locationName={locationName}
        />
      )}
    </>
  );
}

/** Nothing of this name: what may be meant, and the catalogue. */
function Unknown({ code, locationName, names }: { code: string; locationName: string; names: readonly string[] }) {
  const text = useText(messages);
  return (
    <EmptyState
      title={text("unknown", { code })}
      actions={
        <RouterLinkButton to="/shop/search" search={{ q: code }}>
          {text("searchShop")}
        </RouterLinkButton>
      }
    >
      <p>{text("unknownHint", { location: locationName })}</p>
      {names.length > 0 && (
        <p className="mt-2">
          {text("didYouMean")}{" "}
          {names.map((name) => (
            <Link key={name} to="/ops/lookup" search={{ code: name }} className="me-3 font-mono">
              {name}
            </Link>
          ))}
        </p>
      )}
    </EmptyState>
  );
}
