import { type AnyRoute, createRoute, redirect } from "@tanstack/react-router";
import type { Area } from "../shared/areas.ts";
import { numberParam, textParam } from "../shared/url/read-param.ts";
import { adminRoute } from "./admin/admin.tsx";
import type { adminScreens } from "./admin/screens.ts";
import { devRoute } from "./dev/dev.tsx";
import type { devScreens } from "./dev/screens.ts";
import { lazyScreen } from "./lazy-screen.ts";
import { opsRoute } from "./ops/ops.tsx";
import type { opsScreens } from "./ops/screens.ts";
import { rootRoute } from "./root.tsx";
import { shopScreens } from "./shop/screens.ts";
import { shopRoute } from "./shop/shop.tsx";
import { indexRoute, signedInRoute } from "./signed-in/signed-in.ts";

/** The door. `to` is where one wanted to go: a path of this application, never another address. */
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: (raw): { to?: string | undefined } => ({ to: innerPath(textParam(raw.to)) }),
  beforeLoad: ({ context, search }) => {
    if (context.session.get().token !== undefined) throw redirect({ href: search.to ?? "/" });
  },
  component: lazyScreen(() => import("../features/account/sign-in-screen.tsx"), "SignInScreen"),
});

/** Where an identity provider sends back to. What it says stays as it is, for the server to judge. */
const openIdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in/openid",
  validateSearch: (raw) => ({
    code: textParam(raw.code),
    state: textParam(raw.state),
    iss: textParam(raw.iss),
    error: textParam(raw.error),
  }),
  component: lazyScreen(() => import("../features/account/open-id-screen.tsx"), "OpenIdScreen"),
});

function innerPath(path: string | undefined): string | undefined {
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}

/** Following an order without signing in. The postal code is no part of the address: it is what proves the right to see. */
const trackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/shop/track",
  validateSearch: (raw): { order?: number | undefined } => ({ order: numberParam(raw.order) }),
  component: lazyScreen(() => import("../features/tracking/track-screen.tsx"), "TrackScreen"),
});

/**
 * All routes of the application. The screens of the areas beside the shop come when an area is entered first
 * ({@link addScreens}); until then one route holds all their addresses, while the types know them from the beginning.
 */
export const routeTree = rootRoute.addChildren([
  signInRoute,
  openIdRoute,
  trackRoute,
  signedInRoute.addChildren([
    indexRoute,
    shopRoute.addChildren(shopScreens),
    opsRoute.addChildren(laterScreens<typeof opsScreens>(opsRoute)),
    adminRoute.addChildren(laterScreens<typeof adminScreens>(adminRoute)),
    devRoute.addChildren(laterScreens<typeof devScreens>(devRoute)),
  ]),
]);

function laterScreens<Screens>(area: AnyRoute): Screens {
  return [createRoute({ getParentRoute: () => area, path: "$" })] as Screens;
}

/** Loads the screens of an area and puts them under its route. A router must build its tree anew afterwards. */
export async function addScreens(area: Exclude<Area, "shop">): Promise<void> {
  if (area === "ops") opsRoute.addChildren((await import("./ops/screens.ts")).opsScreens);
  else if (area === "admin") adminRoute.addChildren((await import("./admin/screens.ts")).adminScreens);
  else devRoute.addChildren((await import("./dev/screens.ts")).devScreens);
}
