import { createRoute } from "@tanstack/react-router";
import { readEndpointAddress } from "../../features/console/endpoint-address.ts";
import { readErrorsView } from "../../features/console/errors-address.ts";
import { readExplorerView } from "../../features/console/explorer-address.ts";
import { readLogView } from "../../features/console/log-address.ts";
import { lazyScreen } from "../lazy-screen.ts";
import { devRoute } from "./dev.tsx";

const getParentRoute = () => devRoute;

/** Every service and endpoint. */
const explorerRoute = createRoute({
  getParentRoute,
  path: "/",
  validateSearch: readExplorerView,
  component: lazyScreen(() => import("../../features/console/explorer-screen.tsx"), "ExplorerScreen"),
});

/** One endpoint, to be tried. */
const endpointRoute = createRoute({
  getParentRoute,
  path: "/$service/$endpoint",
  validateSearch: readEndpointAddress,
  component: lazyScreen(() => import("../../features/console/endpoint-screen.tsx"), "EndpointScreen"),
});

/** What the application just sent. */
const logRoute = createRoute({
  getParentRoute,
  path: "/log",
  validateSearch: readLogView,
  component: lazyScreen(() => import("../../features/console/log-screen.tsx"), "LogScreen"),
});

/** Every error, to be seen for real. */
const errorsRoute = createRoute({
  getParentRoute,
  path: "/errors",
  validateSearch: readErrorsView,
  component: lazyScreen(() => import("../../features/console/errors-screen.tsx"), "ErrorsScreen"),
});

/** How the services are. */
const healthRoute = createRoute({
  getParentRoute,
  path: "/health",
  component: lazyScreen(() => import("../../features/console/health-screen.tsx"), "HealthScreen"),
});

/** The screens of the area. */
export const devScreens = [explorerRoute, endpointRoute, logRoute, errorsRoute, healthRoute];
