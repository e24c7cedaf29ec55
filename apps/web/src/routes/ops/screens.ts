import { createRoute } from "@tanstack/react-router";
import { readRestocksView } from "../../features/restock/restock-view.ts";
import { readBoardView } from "../../features/vmi/board-view.ts";
import { readStockroomsView, readStockroomView } from "../../features/vmi/stockrooms-view.ts";
import { numberParam } from "../../shared/url/read-param.ts";
import { lazyScreen } from "../lazy-screen.ts";
import { numberOf } from "./number-of.ts";
import { opsRoute } from "./ops.tsx";
import { warehouseScreens } from "./warehouse-screens.ts";

const getParentRoute = () => opsRoute;

/** Where the area begins. */
const homeRoute = createRoute({
  getParentRoute,
  path: "/",
  component: lazyScreen(() => import("./worklist-with-links.tsx"), "WorklistWithLinks"),
});

const warehouse = {
  parse: ({ warehouse: text }: { warehouse: string }) => ({ warehouse: numberOf(text) }),
  stringify: ({ warehouse: uid }: { warehouse: number }) => ({ warehouse: String(uid) }),
};

/** Customers' stockrooms. */
const stockroomsRoute = createRoute({
  getParentRoute,
  path: "/vmi",
  staticData: { permission: "stockroom.read" },
  validateSearch: readStockroomsView,
  component: lazyScreen(() => import("../../features/vmi/stockrooms-screen.tsx"), "StockroomsScreen"),
});

/** One stockroom. */
const stockroomRoute = createRoute({
  getParentRoute,
  path: "/vmi/$warehouse",
  staticData: { permission: "stockroom.read" },
  params: warehouse,
  validateSearch: readStockroomView,
  component: lazyScreen(() => import("../../features/vmi/stockroom-screen.tsx"), "StockroomScreen"),
});

/** What a stockroom runs out of, and ordering it. */
const boardRoute = createRoute({
  getParentRoute,
  path: "/vmi/$warehouse/board",
  staticData: { permission: "stockroom.read" },
  params: warehouse,
  validateSearch: readBoardView,
  component: lazyScreen(() => import("../../features/vmi/board-screen.tsx"), "BoardScreen"),
});

/** Counting a stockroom. */
const countRoute = createRoute({
  getParentRoute,
  path: "/vmi/$warehouse/count",
  staticData: { permission: "stockroom.read" },
  params: warehouse,
  validateSearch: (raw): { section?: number | undefined } => ({ section: numberParam(raw.section) }),
  component: lazyScreen(() => import("../../features/counting/count-screen.tsx"), "CountScreen"),
});

/** Taking parts for a job. */
const usageRoute = createRoute({
  getParentRoute,
  path: "/vmi/$warehouse/usage",
  staticData: { permission: "stockroom.read" },
  params: warehouse,
  component: lazyScreen(() => import("../../features/usage/usage-screen.tsx"), "UsageScreen"),
});

/** Moving parts to another stockroom. */
const transferRoute = createRoute({
  getParentRoute,
  path: "/vmi/$warehouse/transfer",
  staticData: { permission: "stockroom.read" },
  params: warehouse,
  component: lazyScreen(() => import("../../features/stock-moves/transfer-screen.tsx"), "TransferScreen"),
});

/** Receiving into a stockroom. */
const receiveRoute = createRoute({
  getParentRoute,
  path: "/vmi/$warehouse/receive",
  staticData: { permission: "stockroom.read" },
  params: warehouse,
  validateSearch: (raw): { restock?: number | undefined } => ({ restock: numberParam(raw.restock) }),
  component: lazyScreen(() => import("../../features/stock-moves/receive-screen.tsx"), "ReceiveScreen"),
});

/** What stockrooms ordered from distributors. */
const restocksRoute = createRoute({
  getParentRoute,
  path: "/restock",
  staticData: { permission: "stockroom.read" },
  validateSearch: readRestocksView,
  component: lazyScreen(() => import("../../features/restock/restocks-screen.tsx"), "RestocksScreen"),
});

/** One restock order. */
const restockRoute = createRoute({
  getParentRoute,
  path: "/restock/$restock",
  staticData: { permission: "stockroom.read" },
  params: {
    parse: ({ restock }) => ({ restock: numberOf(restock) }),
    stringify: ({ restock }) => ({ restock: String(restock) }),
  },
  component: lazyScreen(() => import("../../features/restock/restock-screen.tsx"), "RestockScreen"),
});

/** The screens of the area. */
export const opsScreens = [
  homeRoute,
  stockroomsRoute,
  stockroomRoute,
  boardRoute,
  countRoute,
  usageRoute,
  transferRoute,
  receiveRoute,
  restocksRoute,
  restockRoute,
  ...warehouseScreens,
] as const;
