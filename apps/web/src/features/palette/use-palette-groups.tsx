import { listHotkeys } from "@purvey/ui/hotkeys";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { areas, mayEnter } from "../../shared/areas.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";
import { linesFor, orderNumberIn, type PaletteGroup, type PaletteLine, pastedIn } from "./palette-model.ts";
import { useEndpointLines } from "./use-endpoint-lines.tsx";
import { useItemLines } from "./use-item-lines.tsx";

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
