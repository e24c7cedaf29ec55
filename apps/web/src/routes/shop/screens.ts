import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { readSearchView } from "../../features/catalog/search-view.ts";
import { readOrdersView } from "../../features/orders/order-view.ts";
import { numberParam } from "../../shared/url/read-param.ts";
import { shopRoute } from "./shop.tsx";

const getParentRoute = () => shopRoute;

/** What the person goes on with. */
export const homeRoute = createRoute({
  getParentRoute,
  path: "/",
  component: lazyRouteComponent(() => import("./home-screen.tsx"), "HomeScreen"),
});

/** Results of a search. */
export const searchRoute = createRoute({
  getParentRoute,
  path: "/search",
  validateSearch: readSearchView,
  component: lazyRouteComponent(() => import("../../features/catalog/search-screen.tsx"), "SearchScreen"),
});

/** The page of an item. */
export const itemRoute = createRoute({
  getParentRoute,
  path: "/i/$item",
  component: lazyRouteComponent(() => import("../../features/catalog/item-screen.tsx"), "ItemScreen"),
});

/** The cart. */
export const cartRoute = createRoute({
  getParentRoute,
  path: "/cart",
  component: lazyRouteComponent(() => import("../../features/cart/cart-screen.tsx"), "CartScreen"),
});

/** A checkout, and its confirmation once it is ordered. */
export const checkoutRoute = createRoute({
  getParentRoute,
  path: "/checkout/$uid",
  params: { parse: ({ uid }) => ({ uid: numberOf(uid) }), stringify: ({ uid }) => ({ uid: String(uid) }) },
  component: lazyRouteComponent(() => import("../../features/checkout/checkout-screen.tsx"), "CheckoutScreen"),
});

/** The orders of the company. */
export const ordersRoute = createRoute({
  getParentRoute,
  path: "/orders",
  validateSearch: readOrdersView,
  component: lazyRouteComponent(() => import("../../features/orders/orders-screen.tsx"), "OrdersScreen"),
});

/** One order. */
export const orderRoute = createRoute({
  getParentRoute,
  path: "/orders/$no",
  params: { parse: ({ no }) => ({ no: numberOf(no) }), stringify: ({ no }) => ({ no: String(no) }) },
  component: lazyRouteComponent(() => import("../../features/orders/order-screen.tsx"), "OrderScreen"),
});

/** The number in an address; an address without one is nowhere. */
function numberOf(text: string): number {
  const number = numberParam(text);
  if (number === undefined) throw notFound();
  return number;
}
