import { defineMessages } from "../shared/i18n/messages.ts";

/** Texts of the frame and of its error screens. */
export const messages = defineMessages({
  id: "app",
  en: {
    shop: "Shop",
    ops: "Operations",
    admin: "Administration",
    dev: "Console",
    cart: "Cart",
    notFound: "There is no such page",
    notFoundTitle: "Nothing is at {path}.",
    notFoundHint: "The address may be mistyped, or what stood here has moved.",
    toArea: "To {area}",
    toHome: "To the beginning",
    broken: "Something went wrong",
    reload: "Load the page again",
    shortcuts: "Keyboard shortcuts",
    singleKeys: "Shortcuts of single letters",
    singleKeysHint: "Switch them off when a voice or a switch types for you.",
    goTo: "Go to",
    goShop: "Shop",
    goCart: "Cart",
    goOps: "Operations",
    goAdmin: "Administration",
    goDev: "Console",
    showShortcuts: "This sheet",
    closedArea: "{area} is closed to you.",
    closedScreen: "This screen is closed to you.",
    closedHint:
      "Your role {role} lacks the permission “{sentence}” ({permission}). An administrator can give it to you.",
    closedWithoutCustomer:
      "It is for people who buy for a customer, and your user belongs to none. An administrator can assign you to one.",
    closedWithoutActing: "This page is a customer's. Choose for which of your customers you act; the page then opens.",
    chooseCustomer: "Choose the customer",
    signOut: "Sign out",
  },
});
