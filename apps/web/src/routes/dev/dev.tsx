import { createRoute } from "@tanstack/react-router";
import { AreaGate } from "../../app/shell/area-gate.tsx";
import { notFoundInArea } from "../not-found.ts";
import { openFirst } from "../signed-in/open-first.ts";
import { signedInRoute } from "../signed-in/signed-in.ts";

/** The developer console. */
export const devRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/dev",
  beforeLoad: openFirst("dev"),
  component: () => <AreaGate area="dev" />,
  notFoundComponent: notFoundInArea,
});
