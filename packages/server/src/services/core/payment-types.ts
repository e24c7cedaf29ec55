import type { CoreOperations, PaymentType } from "@purvey/contract/generated/core";
import { PaymentType as PaymentTypeSchema } from "@purvey/contract/services/core/payment-types";
import { crudHandlers } from "../../platform/endpoints/crud.ts";
import type { Handlers } from "../../platform/endpoints/implement.ts";

const paymentType = crudHandlers<PaymentType>({
  entity: PaymentTypeSchema,
  table: "payment_type",
  key: "paymentTypeUid",
  keyInput: "id",
  noun: "way to pay",
  search: [],
  defaultOrder: "payment_type_uid|ASC",
});

/** `/payment-types`: the ways to pay. */
export const paymentTypesHandlers: Handlers<Pick<CoreOperations, "paymentTypes.list">> = {
  "paymentTypes.list": paymentType.list,
};
