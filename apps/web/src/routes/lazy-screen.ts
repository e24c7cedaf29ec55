import { lazyRouteComponent } from "@tanstack/react-router";
import { imported } from "../shared/imported.ts";

/**
 * A screen in a script of its own. Without a way to the server it says so, and can be tried again; a script that a newer
 * version of the application no longer has makes the page load anew.
 *
 * @example
 * component: lazyScreen(() => import("./home-screen.tsx"), "HomeScreen")
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => imported(load), name);
