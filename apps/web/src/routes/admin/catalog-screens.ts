import { createRoute } from "@tanstack/react-router";
import { readCatalogView } from "../../features/enrichment/catalog-view.ts";
import { readImportView } from "../../features/importing/import-view.ts";
import { lazyScreen } from "../lazy-screen.ts";
import { adminRoute } from "./admin.tsx";

const getParentRoute = () => adminRoute;

/** Importing a table, exporting what is stored. */
const importRoute = createRoute({
  getParentRoute,
  path: "/import",
  staticData: { permission: "catalog.read" },
  validateSearch: readImportView,
  component: lazyScreen(() => import("../../features/importing/import-screen.tsx"), "ImportScreen"),
});

/** What is said of one item. */
const itemRoute = createRoute({
  getParentRoute,
  path: "/catalog/$item",
  staticData: { permission: "catalog.read" },
  component: lazyScreen(() => import("../../features/enrichment/item-editor-screen.tsx"), "ItemEditorScreen"),
});

/** The items of the catalogue. */
const catalogRoute = createRoute({
  getParentRoute,
  path: "/catalog",
  staticData: { permission: "catalog.read" },
  validateSearch: readCatalogView,
  component: lazyScreen(() => import("../../features/enrichment/catalog-screen.tsx"), "CatalogScreen"),
});

/** The same change for many items. */
const bulkRoute = createRoute({
  getParentRoute,
  path: "/bulk",
  staticData: { permission: "catalog.write" },
  component: lazyScreen(() => import("../../features/enrichment/bulk/bulk-screen.tsx"), "BulkScreen"),
});

/** The screens of what is said of items. */
export const catalogScreens = [catalogRoute, itemRoute, bulkRoute, importRoute];
