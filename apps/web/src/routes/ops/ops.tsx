import { createRoute } from "@tanstack/react-router";
import { AreaGate } from "../../app/shell/area-gate.tsx";
import { notFoundInArea } from "../not-found.ts";
import { openFirst } from "../signed-in/open-first.ts";
import { signedInRoute } from "../signed-in/signed-in.ts";

/** Operations: stockrooms, warehouses, purchasing. */
export const opsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/ops",
  beforeLoad: openFirst("ops"),
  component: () => <AreaGate area="ops" />,
  notFoundComponent: notFoundInArea,
});
