import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useItemsQueries } from "../../shared/items-api.ts";
import { type DraftLine, type Resolution, resolutionKey } from "./verdicts.ts";

/** How many numbers one call asks for: few enough that verdicts stream in, many enough that a thousand take 20 calls. */
const perCall = 50;

/** What a device knows of the numbers of a draft. */
export interface Resolutions {
  readonly resolved: ReadonlyMap<string, Resolution>;
  /** Asks again for the numbers that could not be asked. */
  readonly retry: () => void;
}

/**
 * Asks for the numbers of the lines, each once, in several calls at a time; what has arrived is shown at once. Stock is
 * that of the location which serves the chosen ship-to: another one asks anew.
 */
export function useResolutions(lines: readonly DraftLine[]): Resolutions {
  const { locationId } = useWho();
  const ask = useAsk(locationId);
  const asked = useRef(new Set<string>());
  const [known, setKnown] = useState<{ locationId: typeof locationId; resolved: ReadonlyMap<string, Resolution> }>({
    ...{ locationId, resolved: new Map() },
  });
  const [round, setRound] = useState(0);
  const take = useCallback(
    (entries: readonly (readonly [string, Resolution])[]) =>
      setKnown((before) => {
        const resolved = before.locationId === locationId ? before.resolved : new Map<string, Resolution>();
        return { locationId, resolved: new Map([...resolved, ...entries]) };
      }),
    [locationId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location makes all answers stale
  useEffect(() => asked.current.clear(), [locationId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again for what has failed
  useEffect(() => {
    const numbers = new Set(lines.map(({ number }) => resolutionKey(number)).filter((number) => number !== ""));
    const fresh = [...numbers].filter((number) => !asked.current.has(number));
    for (let start = 0; start < fresh.length; start += perCall) {
      const part = fresh.slice(start, start + perCall);
      for (const number of part) asked.current.add(number);
      void ask(part).then(take);
    }
  }, [lines, ask, take, round]);
  const current = known.locationId === locationId ? known.resolved : nothing;
  const retry = () => {
    for (const [number, resolution] of current) if (resolution === "failed") asked.current.delete(number);
    setRound(round + 1);
  };
  return { resolved: current, retry };
}

const nothing: ReadonlyMap<string, Resolution> = new Map();

function useAsk(locationId: number | undefined) {
  const queries = useItemsQueries();
  const queryClient = useQueryClient();
  return useMemo(
    () =>
      async (numbers: string[]): Promise<(readonly [string, Resolution])[]> => {
        const input = { numbers, ...(locationId === undefined ? {} : { locationId }) };
        try {
          const { data } = await queryClient.fetchQuery(queries.items.invMast.resolve(input));
          return numbers.map((number, index) => [number, data[index] ?? "failed"] as const);
        } catch {
          return numbers.map((number) => [number, "failed"] as const);
        }
      },
    [queries, queryClient, locationId],
  );
}
