// What other trades may take of this one.
export { type HoldingProcessor, holdForOrder, holdTaken } from "./order-payment.ts";
export { findAccount, type PaymentAccount } from "./payment-account.ts";
export { requireSameProcessor } from "./payment-setup.ts";
export { refundOrder } from "./refund-order.ts";
export { refundableAmount } from "./refunds.ts";
export { sellerOf } from "./seller.ts";
export { settlePayments } from "./settle-order-payments.ts";
export { type SurchargeAsk, surchargeOf } from "./surcharge.ts";
