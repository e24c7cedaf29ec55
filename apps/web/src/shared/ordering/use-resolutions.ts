import { items } from "@purvey/client/services/items";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useService } from "../use-service.ts";
import { canBeAsked, type Resolution, resolutionKey } from "./understand-line.ts";

/** How many numbers one call asks for: few enough that verdicts stream in, many enough that a thousand take 20 calls. */
const perCall = 50;

/** What a device knows of the numbers of a draft. */
export interface Resolutions {
  readonly resolved: ReadonlyMap<string, Resolution>;
  /** Asks again for the numbers that could not be asked. */
  readonly retry: () => void;
}

/** Whose numbers are understood, and where stock is counted. */
export interface ResolvedFor {
  /** Without it the own customer of who asks. */
  readonly customerId?: number | undefined;
  /** Without it no stock is told. */
  readonly locationId?: number | undefined;
}

/**
 * Asks for the numbers of the lines, each once, in several calls at a time; what has arrived is shown at once. Another
 * customer, whose own numbers are understood, or another location asks anew.
 */
export function useResolutions(
  lines: readonly { readonly number: string }[],
  { customerId, locationId }: ResolvedFor,
): Resolutions {
  const scope = `${customerId} ${locationId}`;
  const ask = useAsk(customerId, locationId);
  const asked = useRef(new Set<string>());
  const [known, setKnown] = useState<{ scope: string; resolved: ReadonlyMap<string, Resolution> }>({
    scope,
    resolved: new Map(),
  });
  const [round, setRound] = useState(0);
  const take = useCallback(
    (entries: readonly (readonly [string, Resolution])[]) =>
      setKnown((before) => {
        const resolved = before.scope === scope ? before.resolved : new Map<string, Resolution>();
        return { scope, resolved: new Map([...resolved, ...entries]) };
      }),
    [scope],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer or location makes all answers stale
  useEffect(() => asked.current.clear(), [scope]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again for what has failed
  useEffect(() => {
    const numbers = new Set(lines.map(({ number }) => resolutionKey(number)).filter(canBeAsked));
    const fresh = [...numbers].filter((number) => !asked.current.has(number));
    for (let start = 0; start < fresh.length; start += perCall) {
      const part = fresh.slice(start, start + perCall);
      for (const number of part) asked.current.add(number);
      void ask(part).then(take);
    }
  }, [lines, ask, take, round]);
  const current = known.scope === scope ? known.resolved : nothing;
  const retry = () => {
    for (const [number, resolution] of current) if (resolution === "failed") asked.current.delete(number);
    setRound(round + 1);
  };
  return { resolved: current, retry };
}

const nothing: ReadonlyMap<string, Resolution> = new Map();

function useAsk(customerId: number | undefined, locationId: number | undefined) {
  const { queries } = useService(items);
  const queryClient = useQueryClient();
  return useMemo(
    () =>
      async (numbers: string[]): Promise<(readonly [string, Resolution])[]> => {
        const input = {
          numbers,
          ...(customerId === undefined ? {} : { customerId }),
          ...(locationId === undefined ? {} : { locationId }),
        };
        try {
          const { data } = await queryClient.fetchQuery(queries.invMast.resolve(input));
          return numbers.map((number, index) => [number, data[index] ?? "failed"] as const);
        } catch {
          return numbers.map((number) => [number, "failed"] as const);
        }
      },
    [queries, queryClient, customerId, locationId],
  );
}
