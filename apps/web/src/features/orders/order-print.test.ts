import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { describe, expect, it } from "vitest";
import { orderPrint } from "./order-print.ts";

const order = {
  orderNo: 500001,
  shipToName: "Northgate",
  shipToCity: "Toledo",
  orderLines: [],
} as Partial<CustomerOrder>;
const shipToOf = (addressMark: string | undefined) =>
  orderPrint(order as CustomerOrder, { cardOf: () => "", cardTerms: "", addressMark }).data.shipTo;

describe("an order in print", () => {
  it("says below where it goes that the address was not confirmed", () => {
    expect(shipToOf("This address was not checked.")).toMatchObject({
      name: "Northgate",
      city: "Toledo",
      remark: "This address was not checked.",
    });
    expect(shipToOf(undefined)).toMatchObject({ remark: null });
  });
});
