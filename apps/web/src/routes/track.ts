import { createRoute } from "@tanstack/react-router";
import { numberParam } from "../shared/url/read-param.ts";
import { lazyScreen } from "./lazy-screen.ts";
import { rootRoute } from "./root.tsx";

/** Following an order without signing in. The postal code is no part of the address: it is what proves the right to see. */
export const trackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/shop/track",
  validateSearch: (raw): { order?: number | undefined } => ({ order: numberParam(raw.order) }),
  component: lazyScreen(() => import("../features/tracking/track-screen.tsx"), "TrackScreen"),
});
