import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the cart. */
export const messages = defineMessages({
  en: {
    cart: "Cart",
    lines: "{count, plural, =0 {No lines} one {# line} other {# lines}}",
  },
});
