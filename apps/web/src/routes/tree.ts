import { type AnyRoute, createRoute } from "@tanstack/react-router";
import type { Area } from "../shared/areas.ts";
import { adminRoute } from "./admin/admin.tsx";
import type { adminScreens } from "./admin/screens.ts";
import { devRoute } from "./dev/dev.tsx";
import type { devScreens } from "./dev/screens.ts";
import { opsRoute } from "./ops/ops.tsx";
import type { opsScreens } from "./ops/screens.ts";
import { rootRoute } from "./root.tsx";
import { shopScreens } from "./shop/screens.ts";
import { shopRoute } from "./shop/shop.tsx";
import { signInRoute } from "./sign-in.ts";
import { indexRoute, signedInRoute } from "./signed-in/signed-in.ts";
import { trackRoute } from "./track.ts";

/**
 * All routes of the application. The screens of the areas beside the shop come when an area is entered first
 * ({@link addScreens}); until then one route holds all their addresses, while the types know them from the beginning.
 */
export const routeTree = rootRoute.addChildren([
  signInRoute,
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
