import { createRoute, redirect } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";
import {
  cartRoute,
  checkoutRoute,
  homeRoute,
  itemRoute,
  orderRoute,
  ordersRoute,
  searchRoute,
} from "./shop/screens.ts";
import { shopRoute } from "./shop/shop.tsx";
import { signInRoute } from "./sign-in.ts";

/** `/` leads to the area that the person works in. */
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/shop" });
  },
});

/** All routes of the application. */
export const routeTree = rootRoute.addChildren([
  indexRoute,
  signInRoute,
  shopRoute.addChildren([homeRoute, searchRoute, itemRoute, cartRoute, checkoutRoute, ordersRoute, orderRoute]),
]);
