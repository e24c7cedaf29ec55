import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readSearchView } from "../../features/catalog/search-view.ts";
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
