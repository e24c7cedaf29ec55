import { createRoute } from "@tanstack/react-router";
import { readSyncView } from "../../features/erp-sync/sync-view.ts";
import { readLabelsView } from "../../features/labels/labels-view.ts";
import { readLookupView } from "../../features/lookup/lookup-view.ts";
import { readPicksView } from "../../features/picks/picks-view.ts";
import { readPoView } from "../../features/purchasing/po-view.ts";
import { readReceiveView, readReceivingView } from "../../features/receiving/receiving-view.ts";
import { readTransfersView } from "../../features/transfers/transfers-view.ts";
import { lazyScreen } from "../lazy-screen.ts";
import { numberOf } from "./number-of.ts";
import { opsRoute } from "./ops.tsx";

const getParentRoute = () => opsRoute;

/** The number of a purchase order in an address. */
const poParam = {
  parse: ({ po }: { po: string }) => ({ po: numberOf(po) }),
  stringify: ({ po }: { po: number }) => ({ po: String(po) }),
};

/** What is arriving. */
const receivingRoute = createRoute({
  getParentRoute,
  path: "/receiving",
  staticData: { permission: "purchasing.read" },
  validateSearch: readReceivingView,
  component: lazyScreen(() => import("../../features/receiving/receiving-screen.tsx"), "ReceivingScreen"),
});

/** Booking in what came of an order. */
const receiveRoute = createRoute({
  getParentRoute,
  path: "/receiving/$po",
  staticData: { permission: "purchasing.read" },
  params: poParam,
  validateSearch: readReceiveView,
  component: lazyScreen(() => import("../../features/receiving/receive-screen.tsx"), "ReceiveScreen"),
});

/** Moves between bins and branches. */
const transfersRoute = createRoute({
  getParentRoute,
  path: "/transfers",
  staticData: { permission: "warehouse.read" },
  validateSearch: readTransfersView,
  component: lazyScreen(() => import("../../features/transfers/transfers-screen.tsx"), "TransfersScreen"),
});

/** What is to be picked. */
const picksRoute = createRoute({
  getParentRoute,
  path: "/picks",
  staticData: { permission: "picking.read" },
  validateSearch: readPicksView,
  component: lazyScreen(() => import("../../features/picks/picks-screen.tsx"), "PicksScreen"),
});

/** One pick ticket, on the walk. */
const pickRoute = createRoute({
  getParentRoute,
  path: "/picks/$no",
  staticData: { permission: "picking.read" },
  params: {
    parse: ({ no }) => ({ no: numberOf(no) }),
    stringify: ({ no }) => ({ no: String(no) }),
  },
  component: lazyScreen(() => import("../../features/picks/pick-screen.tsx"), "PickScreen"),
});

/** What is in a bin, where an item is. */
const lookupRoute = createRoute({
  getParentRoute,
  path: "/lookup",
  staticData: { permission: "warehouse.read" },
  validateSearch: readLookupView,
  component: lazyScreen(() => import("../../features/lookup/lookup-screen.tsx"), "LookupScreen"),
});

/** What has not arrived in the ERP. */
const syncRoute = createRoute({
  getParentRoute,
  path: "/sync",
  staticData: { permission: "import.read" },
  validateSearch: readSyncView,
  component: lazyScreen(() => import("../../features/erp-sync/sync-screen.tsx"), "SyncScreen"),
});

/** One document on its way to the ERP. */
const importRoute = createRoute({
  getParentRoute,
  path: "/sync/$import",
  staticData: { permission: "import.read" },
  params: {
    parse: ({ import: uid }) => ({ import: numberOf(uid) }),
    stringify: ({ import: uid }) => ({ import: String(uid) }),
  },
  component: lazyScreen(() => import("../../features/erp-sync/import-screen.tsx"), "ImportScreen"),
});

/** Purchase orders. */
const poListRoute = createRoute({
  getParentRoute,
  path: "/po",
  staticData: { permission: "purchasing.read" },
  validateSearch: readPoView,
  component: lazyScreen(() => import("../../features/purchasing/po-list-screen.tsx"), "PoListScreen"),
});

/** One purchase order. */
const poRoute = createRoute({
  getParentRoute,
  path: "/po/$po",
  staticData: { permission: "purchasing.read" },
  params: poParam,
  component: lazyScreen(() => import("../../features/purchasing/po-screen.tsx"), "PoScreen"),
});

/** Labels of items, bins and shelves. */
const labelsRoute = createRoute({
  getParentRoute,
  path: "/labels",
  staticData: { permission: "document.create" },
  validateSearch: readLabelsView,
  component: lazyScreen(() => import("../../features/labels/labels-screen.tsx"), "LabelsScreen"),
});

/** The screens of the warehouse. */
export const warehouseScreens = [
  receivingRoute,
  receiveRoute,
  transfersRoute,
  picksRoute,
  pickRoute,
  lookupRoute,
  poListRoute,
  poRoute,
  labelsRoute,
  syncRoute,
  importRoute,
];
