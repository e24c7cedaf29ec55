import type { ComponentType } from "react";

/** The names of screens in {@link laterScreens}. */
export type LaterScreen =
  | "CategoriesScreen"
  | "CategoryScreen"
  | "BrandScreen"
  | "CompareScreen"
  | "ItemScreen"
  | "QuickOrderScreen"
  | "ListsScreen"
  | "ListScreen"
  | "CartScreen"
  | "CheckoutScreen"
  | "OrdersScreen"
  | "OrderScreen"
  | "InvoicesScreen"
  | "QuotesScreen"
  | "QuoteRequestsScreen"
  | "QuoteRequestScreen"
  | "AccountScreen";

/**
 * The screens of the shop beside its first one and the results. They stand apart from their routes, which every page loads:
 * here the build names beside each all scripts that it is made of, so that they are asked for at once.
 */
export const laterScreens: Readonly<Record<LaterScreen, () => Promise<ComponentType>>> = {
  CategoriesScreen: async () => (await import("../../features/catalog/browse/categories-screen.tsx")).CategoriesScreen,
  CategoryScreen: async () => (await import("../../features/catalog/browse/category-screen.tsx")).CategoryScreen,
  BrandScreen: async () => (await import("../../features/catalog/browse/brand-screen.tsx")).BrandScreen,
  CompareScreen: async () => (await import("../../features/catalog/compare/compare-screen.tsx")).CompareScreen,
  ItemScreen: async () => (await import("../../features/catalog/item-screen.tsx")).ItemScreen,
  QuickOrderScreen: async () => (await import("../../features/quick-order/quick-order-screen.tsx")).QuickOrderScreen,
  ListsScreen: async () => (await import("../../features/lists/lists-screen.tsx")).ListsScreen,
  ListScreen: async () => (await import("../../features/lists/list-screen.tsx")).ListScreen,
  CartScreen: async () => (await import("../../features/cart/cart-screen.tsx")).CartScreen,
  CheckoutScreen: async () => (await import("../../features/checkout/checkout-screen.tsx")).CheckoutScreen,
  OrdersScreen: async () => (await import("../../features/orders/orders-screen.tsx")).OrdersScreen,
  OrderScreen: async () => (await import("../../features/orders/order-screen.tsx")).OrderScreen,
  InvoicesScreen: async () => (await import("../../features/billing/invoices-screen.tsx")).InvoicesScreen,
  QuotesScreen: async () => (await import("../../features/billing/quotes-screen.tsx")).QuotesScreen,
  QuoteRequestsScreen: async () =>
    (await import("../../features/quote-requests/requests-screen.tsx")).QuoteRequestsScreen,
  QuoteRequestScreen: async () => (await import("../../features/quote-requests/request-screen.tsx")).QuoteRequestScreen,
  AccountScreen: async () => (await import("../../features/company/account-screen.tsx")).AccountScreen,
};
