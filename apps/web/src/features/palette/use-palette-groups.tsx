import type { Hit } from "@purvey/contract/discovery";
import { dataOf } from "@purvey/react";
import { listHotkeys } from "@purvey/ui/hotkeys";
import { Sentence } from "@purvey/ui/sentence";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useApiQueries } from "../../shared/api.ts";
import { areas, mayEnter } from "../../shared/areas.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useDebounced } from "../../shared/use-debounced.ts";
import { messages } from "./messages.ts";
import { linesFor, orderNumberIn, type PaletteGroup, type PaletteLine, pastedIn } from "./palette-model.ts";

/** What fits the words, by groups: in the console endpoints come first. */
export function usePaletteGroups(typed: string): readonly PaletteGroup[] {
  const text = useText(messages);
  const inConsole = useLocation().pathname.startsWith("/dev");
  const filling = text("filling");
  const places = usePlaces();
  const actions = useActions();
  const endpoints = { key: "endpoints", label: text("endpoints"), lines: useEndpointLines(typed) };
  const console = { key: "console", label: text("console"), lines: usePastedLines(typed) };
  const groups = [
    { key: "places", label: text("places"), lines: linesFor(places, typed, filling) },
    { key: "actions", label: text("actions"), lines: linesFor(actions, typed, filling) },
    { key: "orders", label: text("orders"), lines: useOrderLines(typed) },
    { key: "items", label: text("items"), lines: useItemLines(typed) },
  ];
  const ordered = inConsole ? [console, endpoints, ...groups] : [...groups, console, endpoints];
  return ordered.filter(({ lines }) => lines.length > 0);
}

/** The screens that people look for by what they want to do there. */
const saidFor = {
  "/shop/orders": "saidForOrders",
  "/shop/invoices": "saidForInvoices",
  "/shop/account": "saidForAccount",
  "/shop/quick-order": "saidForLines",
  "/ops/labels": "saidForLabels",
  "/admin/users": "saidForUsers",
  "/admin/keys": "saidForKeys",
  "/admin/catalog": "saidForCatalog",
  "/admin/import": "saidForImport",
  "/admin/prices": "saidForPrices",
  "/admin/content": "saidForContent",
  "/admin/assistant": "saidForAssistant",
  "/admin/settings": "saidForSettings",
  "/admin/reference": "saidForReference",
  "/dev": "saidForExplorer",
  "/dev/log": "saidForLog",
  "/dev/errors": "saidForErrors",
  "/dev/health": "saidForHealth",
} as const;

/** The areas and the links of the rail: what stands there is what the person may open. */
function usePlaces(): PaletteLine[] {
  const navigate = useNavigate();
  const text = useText(messages);
  const who = useWho();
  const here = useLocation().pathname;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen may have another rail
  return useMemo(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("nav.rail a[href]")];
    const open = areas.filter((area) => mayEnter(area, who)).map((area) => `/${area}`);
    return links
      .map((link) => ({ path: link.pathname, label: link.textContent ?? "" }))
      .filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
      .filter(({ path }) => open.some((area) => path.startsWith(area)))
      .map(({ path, label }) => {
        const said = saidFor[path as keyof typeof saidFor] as (typeof saidFor)[keyof typeof saidFor] | undefined;
        return { key: path, label, words: said && text(said), run: () => void navigate({ to: path }) };
      });
  }, [navigate, text, who, here]);
}

/** The shortcuts that hold on the screen, as things to do, and the menu of the account. */
function useActions(): PaletteLine[] {
  const text = useText(messages);
  return useMemo(
    () => [
      ...listHotkeys()
        .flatMap(({ name, hotkeys }) => hotkeys.map((hotkey) => ({ name, ...hotkey })))
        .filter(({ keys }) => keys !== "mod+k")
        // Two tables of a screen have the same shortcuts: the last one that came answers to them.
        .filter(
          ({ name, keys }, index, all) => all.findLastIndex((one) => one.name === name && one.keys === keys) === index,
        )
        .map(({ name, keys, description, run }) => ({
          key: `${name}-${keys}`,
          label: `${name}: ${description}`,
          keys,
          run: () => run(new KeyboardEvent("keydown")),
        })),
      { key: "account", label: text("account"), words: text("saidForAccountMenu"), run: openAccountMenu },
    ],
    [text],
  );
}

/** Opens the menu at the end of the header, as a click there does, once the palette is gone. */
function openAccountMenu(): void {
  requestAnimationFrame(() =>
    [...document.querySelectorAll<HTMLElement>("header [aria-haspopup=menu]")].at(-1)?.click(),
  );
}

function useOrderLines(typed: string): PaletteLine[] {
  const text = useText(messages);
  const navigate = useNavigate();
  const { may, customerId } = useWho();
  const no = orderNumberIn(typed);
  if (no === undefined || customerId === undefined || !may("customer.read")) return [];
  const open = () => void navigate({ to: "/shop/orders/$no", params: { no } });
  return [{ key: `order-${no}`, label: text("order", { order: String(no) }), run: open }];
}

/** From an error's code or a request's id, as messages and logs have them, to what the console knows of it. */
function usePastedLines(typed: string): PaletteLine[] {
  const text = useText(messages);
  const navigate = useNavigate();
  const { may } = useWho();
  const { error, request } = pastedIn(typed);
  if (!may("console.use")) return [];
  const toErrors = () => void navigate({ to: "/dev/errors", search: { q: error } });
  const toLog = () => void navigate({ to: "/dev/log", search: { q: request } });
  return [
    ...(error ? [{ key: "error", label: text("error", { error }), run: toErrors }] : []),
    ...(request ? [{ key: "request", label: text("request", { request }), run: toLog }] : []),
  ];
}

/** Milliseconds that typing must pause before the search is asked. */
const pause = 120;

/** The parts that fit the words, as the shop's search finds them. */
function useItemLines(typed: string): PaletteLine[] {
  const navigate = useNavigate();
  const queries = useApiQueries();
  const { customerId, may } = useWho();
  const words = useDebounced(typed.trim(), pause);
  const known = words.length > 1 && may("catalog.read");
  const input = known ? { q: words, operator: "AND" as const, size: 5, customerId } : skipToken;
  const { data } = useQuery({
    ...dataOf(queries.search.itemSearch.list(input)),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  if (!known) return [];
  return (data?.items ?? []).map(({ invMastUid, itemId, itemDesc }) => ({
    key: `item-${invMastUid}`,
    label: `${itemId} ${itemDesc}`,
    content: (
      <>
        <span className="w-40 shrink-0 truncate font-mono font-semibold">{itemId}</span>
        <span className="min-w-0 truncate text-soft">{itemDesc}</span>
      </>
    ),
    run: () => void navigate({ to: "/shop/i/$item", params: { item: itemId } }),
  }));
}

/** How many endpoints the palette shows. */
const most = 8;

/** More than there are services, each with the same few endpoints. */
const repeated = 30;

/** The endpoints that fit the words, each with its score and why; for whoever may use the console. */
function useEndpointLines(typed: string): PaletteLine[] {
  const navigate = useNavigate();
  const { may } = useWho();
  const discovery = useQuery({
    queryKey: ["discovery"],
    queryFn: loadDiscovery,
    enabled: may("console.use"),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return useMemo(() => {
    if (!discovery) return [];
    const hits = discovery.searchWithFields(discovery.discoveryIndex(), typed, { maxResults: most + repeated });
    return onceEach(hits)
      .slice(0, most)
      .map((hit) => {
        const params = { service: hit.service, endpoint: hit.operation.slice(hit.service.length + 1) };
        const open = () => void navigate({ to: "/dev/$service/$endpoint", params });
        return {
          key: hit.operation,
          label: `${hit.method} ${hit.path}`,
          content: <EndpointHit hit={hit} />,
          run: open,
        };
      });
  }, [discovery, typed, navigate]);
}

/** Hits of which every service has one alike (`GET /whoami`): the first of them stands for all. */
function onceEach(hits: readonly Hit[]): Hit[] {
  const shared = (hit: Hit) => hit.operation.includes(".system.");
  const nameOf = ({ method, path }: Hit) => `${method} ${path}`;
  return hits.filter(
    (hit, index) => !shared(hit) || hits.findIndex((other) => shared(other) && nameOf(other) === nameOf(hit)) === index,
  );
}

/** What is known of the endpoints and their fields. */
async function loadDiscovery() {
  const [{ discoveryIndex }, { searchWithFields }] = await Promise.all([
    import("@purvey/contract/discovery"),
    import("@purvey/contract/discovery/find-fields"),
  ]);
  return { discoveryIndex, searchWithFields };
}

function EndpointHit({ hit }: { hit: Hit }) {
  return (
    <span className="flex min-w-0 grow flex-col">
      <span className="flex flex-wrap items-baseline gap-x-3 sm:flex-nowrap">
        <span className="min-w-0 basis-full font-mono wrap-anywhere sm:basis-auto sm:truncate">
          <b>{hit.method}</b> {hit.path}
        </span>
        <span className="text-sm text-soft">{hit.service}</span>
        <span className="ms-auto font-mono text-sm">{hit.score.toFixed(2)}</span>
      </span>
      <span className="truncate text-xs text-soft">
        {hit.summary} · <Sentence>{hit.why}</Sentence>
      </span>
    </span>
  );
}
