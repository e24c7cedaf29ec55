import { createRoute, notFound } from "@tanstack/react-router";
import { readKeysView } from "../../features/api-keys/keys-view.ts";
import { readArticlesView } from "../../features/articles/articles-view.ts";
import { readAssistantView } from "../../features/assistant/model.ts";
import { readPricesView } from "../../features/prices/prices-view.ts";
import { readRecordsView } from "../../features/reference/records-view.ts";
import { readSettingsView } from "../../features/settings/settings-view.ts";
import { readUsersView, readUserView } from "../../features/users/users-view.ts";
import { numberParam, textParam } from "../../shared/url/read-param.ts";
import { lazyScreen } from "../lazy-screen.ts";
import { adminRoute } from "./admin.tsx";
import { catalogScreens } from "./catalog-screens.ts";

const getParentRoute = () => adminRoute;

/** Where the area begins. */
const homeRoute = createRoute({
  getParentRoute,
  path: "/",
  component: lazyScreen(() => import("./overview-screen.tsx"), "OverviewScreen"),
});

/** Who may sign in, and the groups of the site. */
const usersRoute = createRoute({
  getParentRoute,
  path: "/users",
  staticData: { permission: "user.read" },
  validateSearch: readUsersView,
  component: lazyScreen(() => import("../../features/users/users-screen.tsx"), "UsersScreen"),
});

/** One user. */
const userRoute = createRoute({
  getParentRoute,
  path: "/users/$user",
  staticData: { permission: "user.read" },
  params: {
    parse: ({ user }) => ({ user: numberOf(user) }),
    stringify: ({ user }) => ({ user: String(user) }),
  },
  validateSearch: readUserView,
  component: lazyScreen(() => import("../../features/users/user-screen.tsx"), "UserScreen"),
});

/** The keys by which programs call. */
const keysRoute = createRoute({
  getParentRoute,
  path: "/keys",
  staticData: { permission: "key.read" },
  validateSearch: readKeysView,
  component: lazyScreen(() => import("../../features/api-keys/keys-screen.tsx"), "KeysScreen"),
});

/** Why a price is what it is, and the contracts. */
const pricesRoute = createRoute({
  getParentRoute,
  path: "/prices",
  staticData: { permission: "price.read" },
  validateSearch: readPricesView,
  component: lazyScreen(() => import("../../features/prices/prices-screen.tsx"), "PricesScreen"),
});

/** One contract with its prices. */
const contractRoute = createRoute({
  getParentRoute,
  path: "/prices/$contract",
  staticData: { permission: "contract.read" },
  params: {
    parse: ({ contract }) => ({ contract: numberOf(contract) }),
    stringify: ({ contract }) => ({ contract: String(contract) }),
  },
  validateSearch: (raw): { q?: string | undefined; page?: number | undefined } => ({
    q: textParam(raw.q)?.slice(0, 255),
    page: numberParam(raw.page, 2),
  }),
  component: lazyScreen(() => import("../../features/prices/contract-screen.tsx"), "ContractScreen"),
});

/** What shoppers read. */
const contentRoute = createRoute({
  getParentRoute,
  path: "/content",
  staticData: { permission: "content.read" },
  validateSearch: readArticlesView,
  component: lazyScreen(() => import("../../features/articles/articles-screen.tsx"), "ArticlesScreen"),
});

/** What the assistant reads, obeys and answers. */
const assistantRoute = createRoute({
  getParentRoute,
  path: "/assistant",
  staticData: { permission: "ai.read" },
  validateSearch: readAssistantView,
  component: lazyScreen(() => import("../../features/assistant/screen.tsx"), "AssistantScreen"),
});

/** The settings of the services. */
const settingsRoute = createRoute({
  getParentRoute,
  path: "/settings",
  staticData: { permission: "site.read" },
  validateSearch: readSettingsView,
  component: lazyScreen(() => import("../../features/settings/settings-screen.tsx"), "SettingsScreen"),
});

/** Every kind of plain record. */
const referenceRoute = createRoute({
  getParentRoute,
  path: "/reference",
  component: lazyScreen(() => import("../../features/reference/reference-screen.tsx"), "ReferenceScreen"),
});

/** The records of one kind. */
const recordsRoute = createRoute({
  getParentRoute,
  path: "/reference/$service/$resource",
  validateSearch: readRecordsView,
  component: lazyScreen(() => import("../../features/reference/records-screen.tsx"), "RecordsScreen"),
});

/** The screens of the area. */
export const adminScreens = [
  homeRoute,
  usersRoute,
  userRoute,
  keysRoute,
  pricesRoute,
  contractRoute,
  contentRoute,
  assistantRoute,
  settingsRoute,
  referenceRoute,
  recordsRoute,
  ...catalogScreens,
];

/** The number in an address; an address without one is nowhere. */
function numberOf(text: string): number {
  const number = numberParam(text);
  if (number === undefined) throw notFound();
  return number;
}
