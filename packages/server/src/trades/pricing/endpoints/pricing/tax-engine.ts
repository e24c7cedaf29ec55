import type { PricingOperations, TaxEngineResult } from "@purvey/contract/generated/pricing";
import type { Issue } from "@purvey/contract/schema";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import { notFound, ServerError } from "../../../../platform/errors.ts";
import { decimal } from "../../../../values/decimal.ts";
import { canonicalPlace, withProblem } from "../../../../values/places/canonical-place.ts";
import { calculateTax } from "../../calculate-tax.ts";
import { itemProblem } from "../../price-lines.ts";
import { type ItemTax, readTaxInputs } from "../../read-tax-inputs.ts";
import type { TaxableLine } from "../../tax-inputs.ts";

type TaxInput = Received<PricingOperations["taxEngine.create"]>;
type TaxItem = TaxInput["items"][number];

/** `/tax-engine`: the tax of a sale, in one statement (R069). */
export const taxEngineHandlers: Handlers<Pick<PricingOperations, "taxEngine.create">> = {
  "taxEngine.create": taxOf,
};

async function taxOf(input: TaxInput, context: Context): Promise<TaxEngineResult> {
  const asks = input.items.map((item) => ({ invMastUid: item.inv_mast_uid, itemId: item.item_id }));
  const destination = destinationOf(input);
  const inputs = await readTaxInputs(context.db, context.site, destination, asks);
  if (!inputs.customerFound) throw notFound("customer", input.customer_id);
  const issues = input.items.flatMap((item, index) => problemsOf(item, inputs.items[index], index));
  if (issues.length > 0) throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues });
  const lines = input.items.map((item, index) => lineOf(item, inputs.items[index], index));
  const tax = calculateTax(inputs, { lines, freight: decimal(input.freight), exempt: input.exempt === "Y" });
  return { ...tax, explanation: withProblem(tax.explanation, destination.problem) };
}

function destinationOf({ customer_id, postal_code, ship_to_address }: TaxInput) {
  const { ship_to_id: shipToId, address1, city, country, state } = ship_to_address;
  const place = canonicalPlace({ country, state, postalCode: postal_code });
  return { customerId: customer_id, shipToId, address1, city, ...place, postalCode: place.postalCode ?? "" };
}

function problemsOf(item: TaxItem, found: ItemTax | undefined, index: number): Issue[] {
  const path = `items[${index}]`;
  const issues: Issue[] = [];
  if (item.amount === undefined && item.unit_price === undefined) {
    issues.push({
      path: `${path}.amount`,
      message: "The line has no price. Give `amount`, or `unit_price` and `quantity`.",
      code: "required",
    });
  }
  const named = item.inv_mast_uid !== undefined || item.item_id !== undefined;
  if (named && found?.matches.length !== 1) {
    const field = item.inv_mast_uid === undefined ? "item_id" : "inv_mast_uid";
    issues.push(
      itemProblem({ invMastUid: item.inv_mast_uid, itemId: item.item_id }, found?.matches ?? [], `${path}.${field}`),
    );
  }
  return issues;
}

function lineOf(item: TaxItem, found: ItemTax | undefined, index: number): TaxableLine {
  const amount =
    item.amount === undefined ? decimal(item.unit_price ?? 0).times(item.quantity ?? 1) : decimal(item.amount);
  return {
    lineNo: index + 1,
    amount,
    taxable: item.taxable ?? found?.taxable ?? true,
    taxClass: item.tax_class ?? found?.taxClass ?? null,
  };
}
