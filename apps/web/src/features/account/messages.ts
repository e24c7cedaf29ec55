import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of signing in, of the account menu and of the choice of the ship-to. */
export const messages = defineMessages({
  id: "features/account",
  en: {
    signIn: "Sign in",
    signInWith: "Sign in with {name}",
    signingIn: "You are being signed in …",
    backToSignIn: "Back to signing in",
    signInAgain: "Sign in again",
    lead: "Prices, stock and orders of your company.",
    expired: "Your session has ended. Nothing you entered is lost: sign in, and what you were doing goes on.",
    site: "Site",
    siteHint: "The name your distributor gave you",
    username: "User name",
    password: "Password",
    usernameMissing: "Enter your user name.",
    passwordMissing: "Enter your password.",
    siteMissing: "Enter the site.",
    slow: "This takes longer than usual. You can wait, or try again: it does no harm to sign in twice.",
    tryAgain: "Try again",
    leave: "Sign out instead",
    accountOf: "Account of {name}",
    signOut: "Sign out",
    theme: "{theme, select, dark {Light theme} other {Dark theme}}",
    chooseShipTo: "Ship to",
    noShipTo: "No ship-to",
    defaultShipTo: "default",
    noCustomer: "No customer",
    actForCustomer: "Act for a customer",
    shortcuts: "Keyboard shortcuts",
  },
});
