import { randomInt, randomUUID } from "node:crypto";
import type { PaymentProcessor } from "../../platform/ports/payment-processor.ts";
import { isExpired } from "../../values/card.ts";

/** A card that is always declined, by its last four digits: 4000 0000 0000 0002. */
const declined = "0002";

/** The processor that ships with the server: its own page, no money. It keeps no number, so it cannot charge anybody. */
export const embeddedProcessor: PaymentProcessor = {
  source: "embedded",
  live: false,
  openPage: async ({ path }) => ({ url: path, externalId: null }),
  storedCard: async () => undefined,
  changeAddress: async () => undefined,
  async charge({ card }) {
    const nothing = { transactionId: null, approvalNumber: null };
    if (isExpired(card.expirationMonth, card.expirationYear))
      return { responseCode: "21", responseMessage: "Expired card", ...nothing };
    if (card.lastFour === declined) return { responseCode: "20", responseMessage: "Declined", ...nothing };
    return {
      responseCode: "0",
      responseMessage: "Approved",
      transactionId: `tx_${randomUUID().replaceAll("-", "").slice(0, 16)}`,
      approvalNumber: String(randomInt(100_000, 1_000_000)),
    };
  },
};
