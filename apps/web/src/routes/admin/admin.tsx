import { createRoute } from "@tanstack/react-router";
import { AreaGate } from "../../app/shell/area-gate.tsx";
import { notFoundInArea } from "../not-found.ts";
import { openFirst } from "../signed-in/open-first.ts";
import { signedInRoute } from "../signed-in/signed-in.ts";

/** Administration: people, catalogue, prices, settings. */
export const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin",
  beforeLoad: openFirst("admin"),
  component: () => <AreaGate area="admin" />,
  notFoundComponent: notFoundInArea,
});
