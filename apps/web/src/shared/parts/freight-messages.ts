import { defineMessages } from "../i18n/messages.ts";

/** Texts that say what a freight comes from. */
export const freightMessages = defineMessages({
  id: "shared/parts/freight",
  en: {
    carrier: "Freight: what the carrier asks.",
    kept: "This price is kept until",
    site: "Freight by our own rates.",
    estimate: "Freight estimated by our own rates: no carrier named a price.",
    given: "Freight given by hand.",
    givenBy: "Freight given by {name}.",
  },
});
