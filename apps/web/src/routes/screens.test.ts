import type { AnyRoute } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { screens } from "../../../../e2e/support/screens.ts";
import { createAppRouter } from "../app/router.ts";
import { firstScreens, furtherScreens } from "../head-script/screen-modules.ts";
import type { ScreenNeeds } from "../shared/screen-needs.ts";
import { SessionStore } from "../shared/session/session-store.ts";
import { addScreens } from "./tree.ts";

await Promise.all((["ops", "admin", "dev"] as const).map(addScreens));

/** The routes that show a screen, by their paths; `/` only leads on. */
function shownRoutes(): Map<string, ScreenNeeds> {
  const { routesById } = createAppRouter(new SessionStore("demo"));
  const leaves = (Object.values(routesById) as AnyRoute[]).filter(({ children }) => !children);
  return new Map(
    leaves
      .map(({ fullPath, options }): [string, ScreenNeeds] => [
        fullPath.replace(/(.)\/$/, "$1"),
        options.staticData ?? {},
      ])
      .filter(([path]) => path !== "/"),
  );
}

describe("what a page asks for before its application", () => {
  it("is known of every route", () => {
    const listed = new Set([...Object.keys(firstScreens), ...Object.keys(furtherScreens)]);
    const routes = shownRoutes();
    expect([...routes.keys()].filter((route) => !listed.has(route))).toEqual([]);
    expect([...listed].filter((route) => route !== "/" && !routes.has(route))).toEqual([]);
  });
});

describe("the table of screens", () => {
  it("has every route of the application", () => {
    const listed = new Set(screens.map(({ route }) => route));
    expect([...shownRoutes().keys()].filter((route) => !listed.has(route))).toEqual([]);
  });

  it("asks of a person what the route asks", () => {
    const routes = shownRoutes();
    const differing = screens.filter(({ route, permission, ofCustomer }) => {
      if (route === undefined) return false;
      const needs = routes.get(route);
      return !needs || needs.permission !== permission || needs.ofCustomer !== ofCustomer;
    });
    expect(differing.map(({ name, route }) => `${name}: ${route}`)).toEqual([]);
  });

  it("names a screen once in its area", () => {
    const names = screens.map(({ area, name }) => `${area}/${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
