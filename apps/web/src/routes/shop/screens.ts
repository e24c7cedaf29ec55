import { createRoute, notFound } from "@tanstack/react-router";
import { readInvoicesView } from "../../features/billing/invoices-view.ts";
import { readCompareView } from "../../features/catalog/compare/compare-view.ts";
import { readSearchView } from "../../features/catalog/search-view.ts";
import { readListView } from "../../features/lists/list-view.ts";
import { readOrdersView } from "../../features/orders/orders-view.ts";
import { readLinesView } from "../../features/quick-order/lines-view.ts";
import { readRequestsView } from "../../features/quote-requests/requests-view.ts";
import { numberParam, textParam } from "../../shared/url/read-param.ts";
import { lazyScreen } from "../lazy-screen.ts";
import type { LaterScreen } from "./later-screens.ts";
import { shopRoute } from "./shop.tsx";

const getParentRoute = () => shopRoute;

/** A screen whose script is named in a script of its own, so that the first one need not tell what it is made of. */
function laterScreen(name: LaterScreen) {
  return lazyScreen(async () => ({ default: await (await import("./later-screens.ts")).laterScreens[name]() }));
}

/** The words that a list is narrowed to. */
const readWords = (raw: Record<string, unknown>): { q?: string | undefined } => ({ q: textParam(raw.q) });

/** What the person goes on with. */
const homeRoute = createRoute({
  getParentRoute,
  path: "/",
  component: lazyScreen(() => import("./home-screen.tsx"), "HomeScreen"),
});

/** Results of a search. */
const searchRoute = createRoute({
  getParentRoute,
  path: "/search",
  validateSearch: readSearchView,
  component: lazyScreen(() => import("../../features/catalog/search-screen.tsx"), "SearchScreen"),
});

/** All categories and brands. */
const categoriesRoute = createRoute({
  getParentRoute,
  path: "/c",
  validateSearch: readWords,
  component: laterScreen("CategoriesScreen"),
});

/** The items of a category. */
const categoryRoute = createRoute({
  getParentRoute,
  path: "/c/$category",
  validateSearch: readSearchView,
  component: laterScreen("CategoryScreen"),
});

/** The items of a brand. */
const brandRoute = createRoute({
  getParentRoute,
  path: "/b/$brand",
  validateSearch: readSearchView,
  component: laterScreen("BrandScreen"),
});

/** Items side by side. */
const compareRoute = createRoute({
  getParentRoute,
  path: "/compare",
  validateSearch: readCompareView,
  component: laterScreen("CompareScreen"),
});

/** The page of an item. */
const itemRoute = createRoute({
  getParentRoute,
  path: "/i/$item",
  component: laterScreen("ItemScreen"),
});

/** A list of parts: pasted, loaded, scanned or typed. */
const quickOrderRoute = createRoute({
  getParentRoute,
  path: "/quick-order",
  staticData: { permission: "cart.write", ofCustomer: true },
  validateSearch: readLinesView,
  component: laterScreen("QuickOrderScreen"),
});

/** Lists and favourites. */
const listsRoute = createRoute({
  getParentRoute,
  path: "/lists",
  staticData: { permission: "catalog.read", ofCustomer: true },
  component: laterScreen("ListsScreen"),
});

/** One list. */
const listRoute = createRoute({
  getParentRoute,
  path: "/lists/$list",
  staticData: { permission: "catalog.read", ofCustomer: true },
  params: { parse: ({ list }) => ({ list: numberOf(list) }), stringify: ({ list }) => ({ list: String(list) }) },
  validateSearch: readListView,
  component: laterScreen("ListScreen"),
});

/** The cart. */
const cartRoute = createRoute({
  getParentRoute,
  path: "/cart",
  staticData: { permission: "cart.write", ofCustomer: true },
  validateSearch: readWords,
  component: laterScreen("CartScreen"),
});

/** A checkout, and its confirmation once it is ordered. */
const checkoutRoute = createRoute({
  getParentRoute,
  path: "/checkout/$uid",
  staticData: { permission: "cart.write", ofCustomer: true },
  params: { parse: ({ uid }) => ({ uid: numberOf(uid) }), stringify: ({ uid }) => ({ uid: String(uid) }) },
  component: laterScreen("CheckoutScreen"),
});

/** The orders of the company. */
const ordersRoute = createRoute({
  getParentRoute,
  path: "/orders",
  staticData: { permission: "customer.read", ofCustomer: true },
  validateSearch: readOrdersView,
  component: laterScreen("OrdersScreen"),
});

/** One order. */
const orderRoute = createRoute({
  getParentRoute,
  path: "/orders/$no",
  staticData: { permission: "customer.read", ofCustomer: true },
  params: { parse: ({ no }) => ({ no: numberOf(no) }), stringify: ({ no }) => ({ no: String(no) }) },
  component: laterScreen("OrderScreen"),
});

/** What the company is asked to pay. */
const invoicesRoute = createRoute({
  getParentRoute,
  path: "/invoices",
  staticData: { permission: "customer.read", ofCustomer: true },
  validateSearch: readInvoicesView,
  component: laterScreen("InvoicesScreen"),
});

/** What was offered to the company. */
const quotesRoute = createRoute({
  getParentRoute,
  path: "/quotes",
  staticData: { permission: "customer.read", ofCustomer: true },
  component: laterScreen("QuotesScreen"),
});

/** What quotes are asked for; for whoever answers them a worklist, also while they act for nobody. */
const quoteRequestsRoute = createRoute({
  getParentRoute,
  path: "/quote-requests",
  staticData: { permission: "cart.write" },
  validateSearch: readRequestsView,
  component: laterScreen("QuoteRequestsScreen"),
});

/** One request for a quote, with every step of its negotiation. */
const quoteRequestRoute = createRoute({
  getParentRoute,
  path: "/quote-requests/$request",
  staticData: { permission: "cart.write" },
  params: {
    parse: ({ request }) => ({ request: numberOf(request) }),
    stringify: ({ request }) => ({ request: String(request) }),
  },
  component: laterScreen("QuoteRequestScreen"),
});

/** Who may do what, where the company's goods go, what is left of the allowance. */
const accountRoute = createRoute({
  getParentRoute,
  path: "/account",
  staticData: { ofCustomer: true },
  validateSearch: (raw): { user?: number | undefined } => ({ user: numberParam(raw.user) }),
  component: laterScreen("AccountScreen"),
});

/** The screens of the shop. */
export const shopScreens = [
  homeRoute,
  searchRoute,
  categoriesRoute,
  categoryRoute,
  brandRoute,
  compareRoute,
  itemRoute,
  quickOrderRoute,
  listsRoute,
  listRoute,
  cartRoute,
  checkoutRoute,
  ordersRoute,
  orderRoute,
  invoicesRoute,
  quotesRoute,
  quoteRequestsRoute,
  quoteRequestRoute,
  accountRoute,
];

/** The number in an address; an address without one is nowhere. */
function numberOf(text: string): number {
  const number = numberParam(text);
  if (number === undefined) throw notFound();
  return number;
}
