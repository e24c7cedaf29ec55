import { type Decimal, decimal, moneyText, numberOf } from "../../../values/decimal.ts";
import { allFindings, error, type Findings, issue, nothingFound, warning } from "../issue.ts";
import { quantityProblem } from "../order-quantity.ts";
import type { PricedLine } from "../priced-line.ts";

/**
 * What is to be said of the lines by themselves: quantities, missing prices, prices that changed.
 *
 * @param currency what the lines are priced in
 * @param before what the cart's lines were priced in
 */
export function lineFindings(lines: readonly PricedLine[], currency: string, before: string): Findings {
  return allFindings(
    lines.flatMap((line) => [quantityFindings(line), quoteFindings(line), priceFindings(line, currency, before)]),
  );
}

function quantityFindings({ ask, item, unit, quantity, lineNo }: PricedLine): Findings {
  if (ask.quantity === undefined || quantity.lte(0)) {
    return error(
      issue(
        "QUANTITY_TOO_SMALL",
        `Line ${lineNo} orders nothing of \`${item.itemId}\`. Give a quantity, or leave the line out.`,
        { lineNo, itemId: item.itemId },
      ),
    );
  }
  const problem = quantityProblem(item, unit, quantity);
  if (!problem) return nothingFound;
  return error(issue(problem.code, problem.message, { lineNo, itemId: item.itemId, suggestion: problem.suggestion }));
}

function quoteFindings({ item, unit, lineNo, quoteProblem }: PricedLine): Findings {
  if (!quoteProblem) return nothingFound;
  const { code, message, left } = quoteProblem;
  const suggestion = left && { quantity: numberOf(left), unitOfMeasure: unit.unitOfMeasure };
  return error(issue(code, message, { lineNo, itemId: item.itemId, ...(suggestion ? { suggestion } : {}) }));
}

function priceFindings(line: PricedLine, currency: string, before: string): Findings {
  const { ask, item, unitPrice, lineNo, source, quoteProblem } = line;
  const subject = { lineNo, itemId: item.itemId };
  if (quoteProblem) return nothingFound;
  if (unitPrice.eq(0) && source !== "manual" && source !== "quote") {
    return error(issue("PRICE_MISSING", `\`${item.itemId}\` has no price. Ask our sales desk for one.`, subject));
  }
  if (ask.addedUnitPrice === null) return nothingFound;
  const was = decimal(ask.addedUnitPrice);
  if (before !== currency) return warning(issue("PRICE_CHANGED", currencyChange(line, was, currency, before), subject));
  if (unitPrice.eq(was)) return nothingFound;
  return warning(issue("PRICE_CHANGED", priceChange(line, was, currency), subject));
}

function priceChange({ item, unit, unitPrice }: PricedLine, before: Decimal, currency: string): string {
  const way = unitPrice.gt(before) ? "rose" : "fell";
  return `The price of \`${item.itemId}\` ${way} from ${moneyText(before)} to ${moneyText(unitPrice)} ${currency} per ${unit.unitOfMeasure} since it was put in the cart.`;
}

function currencyChange({ item, unit, unitPrice }: PricedLine, was: Decimal, currency: string, before: string): string {
  return `The price of \`${item.itemId}\` is ${moneyText(unitPrice)} ${currency} per ${unit.unitOfMeasure}; when it was put in the cart it was ${moneyText(was)} ${before}.`;
}
