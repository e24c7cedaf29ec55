import type { ClientContext } from "@purvey/client/context";
import type { ServiceModule } from "@purvey/client/wire";
import { templateInput } from "@purvey/contract/documents/call-samples";
import type { Endpoint } from "@purvey/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { recordOf } from "../../shared/contract-form/form-value.ts";
import { useSessionAccess } from "../../shared/session/session-context.tsx";
import { endpointName } from "./explorer-view.ts";
import { contextOf, useConsoleSettings } from "./request/console-context.ts";
import { identifierSeen, sourcesOf, standInsOf, withIdentifiers } from "./request/real-identifiers.ts";
import { sendCall } from "./request/send-call.ts";
import type { Draft } from "./use-draft.ts";
import { serviceQuery } from "./use-services.ts";

/** Filling in an example. */
export interface ExampleState {
  readonly fill: () => Promise<void>;
  readonly filling: boolean;
  /** The names for which the site has no record that could be found: the contract's number stands there. */
  readonly unknown: readonly string[];
}

/** The most lists that are asked for one number. */
const mostAsked = 3;

/**
 * Fills in the contract's example with numbers of records that the site has: from a list of the same resource, from what
 * this page saw, or from another list of the service.
 */
export function useExample(endpoint: Endpoint, module: ServiceModule<unknown>, draft: Draft): ExampleState {
  const find = useIdentifiers(endpoint, module);
  const [filling, setFilling] = useState(false);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const latest = useRef({ endpoint, draft });
  latest.current = { endpoint, draft };
  const fill = async () => {
    const sample = recordOf(templateInput(endpoint));
    const names = standInsOf(sample);
    setFilling(true);
    const found = await Promise.all(names.map(async (name) => [name, await find(name)] as const));
    setFilling(false);
    if (latest.current.endpoint !== endpoint) return;
    const known = new Map(found.filter((each): each is readonly [string, number] => each[1] !== undefined));
    latest.current.draft.change(withIdentifiers(sample, known));
    setUnknown(names.filter((name) => !known.has(name)));
  };
  return { fill, filling, unknown };
}

function useIdentifiers(endpoint: Endpoint, module: ServiceModule<unknown>) {
  const { store, transport } = useSessionAccess();
  const settings = useConsoleSettings();
  const queries = useQueryClient();
  return async (name: string): Promise<number | undefined> => {
    const context = contextOf(settings, store, transport);
    const service = await queries.fetchQuery(serviceQuery(endpoint.service));
    const sources = sourcesOf(name, endpoint, Object.values(service?.endpoints ?? {}));
    const own = sources.filter(({ list }) => list.resource === endpoint.resource);
    const ask = async (lists: typeof sources) => {
      for (const { list, field } of lists.slice(0, mostAsked)) {
        const number = identifierSeen(field, await firstOf(list, module, context));
        if (number !== undefined) return number;
      }
      return undefined;
    };
    // What the page saw is of its own site and server, not of another that was chosen here.
    const here = settings.siteId === "" && settings.baseUrl === "";
    const seen = here
      ? queries
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data)
      : [];
    return (await ask(own)) ?? identifierSeen(name, seen) ?? (await ask(sources.filter((each) => !own.includes(each))));
  };
}

/** The first records of a list; none when it is refused. */
async function firstOf(list: Endpoint, module: ServiceModule<unknown>, context: ClientContext): Promise<unknown[]> {
  const input = list.query?.properties.limit ? { limit: 1 } : {};
  const name = endpointName({ service: list.service, operation: list.id });
  const { status, text } = await sendCall({ module, name, input, context });
  if (status !== 200) return [];
  const { data }: { data?: unknown } = JSON.parse(text);
  return Array.isArray(data) ? data.slice(0, 1) : [];
}
