import type { Page } from "playwright-core";
import type { Screen } from "./screen.ts";

async function openTicket(page: Page): Promise<void> {
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("list", { name: "Lines" }).waitFor();
}

async function startCounting(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start counting" }).click();
  await page.getByRole("button", { name: "Start counting" }).waitFor({ state: "detached" });
}

const inStockroom = { area: "ops", user: "walt", permission: "stockroom.read" } as const;
const atTheDock = { area: "ops", user: "rita" } as const;

/** What somebody sees who keeps stockrooms, receives and picks. */
export const opsScreens: readonly Screen[] = [
  { ...atTheDock, name: "worklist", route: "/ops", path: "/ops", heading: /^(Operations|Worklist)$/ },
  { ...inStockroom, name: "stockrooms", route: "/ops/vmi", path: "/ops/vmi", heading: /^Stockrooms$/ },
  { ...inStockroom, name: "stockroom", route: "/ops/vmi/$warehouse", path: "/ops/vmi/1", heading: /Plant Toledo crib/ },
  {
    ...inStockroom,
    name: "board",
    route: "/ops/vmi/$warehouse/board",
    path: "/ops/vmi/1/board",
    heading: /Min\/max board/,
  },
  {
    ...inStockroom,
    name: "board-all",
    route: "/ops/vmi/$warehouse/board",
    path: "/ops/vmi/1/board?show=all",
    heading: /Min\/max board/,
  },
  {
    ...inStockroom,
    name: "count",
    route: "/ops/vmi/$warehouse/count",
    path: "/ops/vmi/1/count",
    heading: /Count/,
  },
  {
    ...inStockroom,
    name: "count-begun",
    route: "/ops/vmi/$warehouse/count",
    path: "/ops/vmi/1/count",
    heading: /Count/,
    reach: startCounting,
  },
  {
    ...inStockroom,
    name: "usage",
    route: "/ops/vmi/$warehouse/usage",
    path: "/ops/vmi/1/usage",
    heading: /Use parts/,
  },
  {
    ...inStockroom,
    name: "stockroom-transfer",
    route: "/ops/vmi/$warehouse/transfer",
    path: "/ops/vmi/1/transfer",
    heading: /Transfer/,
  },
  {
    ...inStockroom,
    name: "stockroom-receive",
    route: "/ops/vmi/$warehouse/receive",
    path: "/ops/vmi/1/receive",
    heading: /Receive/,
  },
  { ...inStockroom, name: "restocks", route: "/ops/restock", path: "/ops/restock", heading: /^Restock orders$/ },
  { ...inStockroom, name: "restock", route: "/ops/restock/$restock", path: "/ops/restock/1", heading: /1/ },
  {
    ...atTheDock,
    name: "receiving",
    route: "/ops/receiving",
    path: "/ops/receiving",
    heading: /^Receiving$/,
    permission: "purchasing.read",
  },
  {
    ...atTheDock,
    name: "receive",
    route: "/ops/receiving/$po",
    path: "/ops/receiving/900003",
    heading: /900003/,
    permission: "purchasing.read",
  },
  {
    ...atTheDock,
    name: "transfers",
    route: "/ops/transfers",
    path: "/ops/transfers",
    heading: /^Transfers$/,
    permission: "warehouse.read",
  },
  {
    ...atTheDock,
    name: "picks",
    route: "/ops/picks",
    path: "/ops/picks",
    heading: /^Picks$/,
    permission: "picking.read",
  },
  {
    ...atTheDock,
    name: "pick",
    route: "/ops/picks/$no",
    path: "/ops/picks",
    heading: /Pick/,
    permission: "picking.read",
    reach: openTicket,
  },
  {
    ...atTheDock,
    name: "look-up",
    route: "/ops/lookup",
    path: "/ops/lookup",
    heading: /^Look-up$/,
    permission: "warehouse.read",
  },
  {
    ...atTheDock,
    name: "look-up-item",
    route: "/ops/lookup",
    path: "/ops/lookup?code=HB-M8-40",
    heading: /^Look-up$/,
    permission: "warehouse.read",
  },
  {
    ...atTheDock,
    name: "look-up-unknown",
    route: "/ops/lookup",
    path: "/ops/lookup?code=ZZZ-404",
    heading: /^Look-up$/,
    permission: "warehouse.read",
  },
  {
    area: "ops",
    user: "ada",
    name: "sync",
    route: "/ops/sync",
    path: "/ops/sync",
    heading: /^ERP sync$/,
    permission: "import.read",
  },
  {
    area: "ops",
    user: "ada",
    name: "sync-record",
    route: "/ops/sync/$import",
    path: "/ops/sync/60002",
    heading: /60002/,
    permission: "import.read",
  },
  {
    ...atTheDock,
    name: "purchase-orders",
    route: "/ops/po",
    path: "/ops/po",
    heading: /^Purchase orders$/,
    permission: "purchasing.read",
  },
  {
    ...atTheDock,
    name: "purchase-order",
    route: "/ops/po/$po",
    path: "/ops/po/900003",
    heading: /900003/,
    permission: "purchasing.read",
  },
  {
    ...atTheDock,
    name: "labels",
    route: "/ops/labels",
    path: "/ops/labels",
    heading: /^Labels$/,
    permission: "document.create",
  },
  {
    ...atTheDock,
    name: "labels-chosen",
    route: "/ops/labels",
    path: "/ops/labels?item=HB-M8-40,GLV-NIT-L",
    heading: /^Labels$/,
    permission: "document.create",
  },
];
