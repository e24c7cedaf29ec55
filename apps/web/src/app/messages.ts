import { defineMessages } from "../shared/i18n/messages.ts";

/** Texts of the frame and of its error screens. */
export const messages = defineMessages({
  en: {
    shop: "Shop",
    cart: "Cart",
    orders: "Orders",
    notFound: "There is no such page",
    notFoundTitle: "Nothing is at {path}.",
    notFoundHint: "The address may be mistyped, or what stood here has moved.",
    toShop: "To the shop",
    broken: "Something went wrong",
    reload: "Load the page again",
    shortcuts: "Keyboard shortcuts",
    singleKeys: "Shortcuts of single letters",
    singleKeysHint: "Switch them off when a voice or a switch types for you.",
    goTo: "Go to",
    goShop: "Shop",
    goCart: "Cart",
    goOrders: "Orders",
    showShortcuts: "This sheet",
    noShop: "You may not use the shop.",
    noShopHint: "Your role {role} has no permission to see items. An administrator can give it to you.",
    signOut: "Sign out",
  },
});
