import { check } from "@purvey/contract/check";
import { decodeBody } from "@purvey/contract/decode";
import type { ErpOrderHeaderInput, ErpOrderLineInput, PaymentAccountInput } from "@purvey/contract/generated/commerce";
import type { Issue, ObjectSchema } from "@purvey/contract/schema";
import { erpHeaderAliases, erpLineAliases, erpPaymentAliases } from "@purvey/contract/services/commerce/erp-aliases";
import {
  ErpOrderHeaderInput as HeaderSchema,
  ErpOrderLineInput as LineSchema,
  PaymentAccountInput as PaymentSchema,
} from "@purvey/contract/services/commerce/erp-order-input";
import { ServerError } from "../../platform/errors.ts";
import { findUnstorable } from "../../platform/http/storable.ts";
import { canonicalFields } from "../../values/places/canonical-place.ts";

/** A header with its fields under their own names; what was not given is missing. */
export type ErpHeader = Partial<{ [K in keyof ErpOrderHeaderInput]: NonNullable<ErpOrderHeaderInput[K]> }>;

/** A line with its fields under their own names. */
export type ErpLine = ErpOrderLineInput;

/** A payment account with its fields under their own names. */
export type ErpPayment = PaymentAccountInput;

const readHeader = aliasReader(erpHeaderAliases);
const readLine = aliasReader(erpLineAliases);
const readPayment = aliasReader(erpPaymentAliases);

/** The four forms of a header, in the order in which their fields count (R064). */
const headerForms = ["oeHdr", "oe_hdr", "header", "customer"] as const;

/** What an order is asked for, in whatever form it came. */
export interface ErpRequest {
  readonly header: ErpHeader;
  /** The lines; undefined when the cart's are meant. */
  readonly lines: readonly ErpLine[] | undefined;
  readonly payment: ErpPayment | undefined;
}

type Given = Readonly<Record<string, unknown>>;

/**
 * Reads an order's input: header in any form and under any name, lines, payment account (R064–R067).
 *
 * @throws VALIDATION_ERROR for fields that do not fit, whatever they were called.
 */
export function erpRequestOf(input: Given): ErpRequest {
  const issues: Issue[] = [];
  const read = <T>(schema: ObjectSchema, fields: Given, path: string): T => {
    const checked = checkedFields(schema, fields, path);
    issues.push(...checked.issues);
    return checked.value as T;
  };
  const header = read<ErpHeader>(HeaderSchema, headerFields(input), usedForm(input));
  const lines = erpLines(input)?.map((line, index) => read<ErpLine>(LineSchema, readLine(line), `lines[${index}]`));
  const account = objectOf(input.paymentAccount ?? input.payment_account);
  const payment = account && read<ErpPayment>(PaymentSchema, readPayment(account), "paymentAccount");
  if (issues.length > 0) throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues });
  return { header: withCanonicalPlace(header), lines, payment };
}

function headerFields(input: Given): Given {
  const forms = headerForms.map((form) => readHeader(objectOf(input[form]) ?? {}));
  return Object.assign({}, ...forms.reverse());
}

function usedForm(input: Given): string {
  return headerForms.find((form) => objectOf(input[form])) ?? "header";
}

function erpLines(input: Given): Given[] | undefined {
  const lines = input.lines ?? input.oe_line ?? input.oeLine;
  return Array.isArray(lines) ? lines.map((line) => objectOf(line) ?? {}) : undefined;
}

function objectOf(value: unknown): Given | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Given) : undefined;
}

/**
 * The header fields that a checkout's `properties` and `body` hold under any of their names. Both are the caller's own,
 * so what does not fit is not a header field and left out.
 */
export function keptHeader(properties: unknown, body: unknown): ErpHeader {
  const kept = { ...readHeader(objectOf(properties) ?? {}), ...headerFields(objectOf(body) ?? {}) };
  const { value, issues } = checkedFields(HeaderSchema, kept, "");
  const unfit = new Set(issues.map(({ path }) => path.replace(/^\./, "").split(/[.[]/)[0]));
  return withCanonicalPlace(Object.fromEntries(Object.entries(value).filter(([name]) => !unfit.has(name))));
}

/** The header with the place that goods go to in its one spelling. A state that there is not stays, to be told of. */
export function withCanonicalPlace(header: ErpHeader): ErpHeader {
  const { shipToState, shipToZip, shipToCountry, ...rest } = header;
  const { state } = canonicalFields({ country: shipToCountry, state: shipToState });
  const { postalCode, country } = canonicalFields({ country: shipToCountry, state, postalCode: shipToZip });
  return {
    ...rest,
    ...(state ? { shipToState: state } : {}),
    ...(postalCode ? { shipToZip: postalCode } : {}),
    ...(country ? { shipToCountry: country } : {}),
  };
}

/** The lines that a call adds to an order: several, or the one that its fields are. */
export function addedLines(input: Given): ErpLine[] {
  const request = erpRequestOf({ lines: input.lines ?? [input] });
  return [...(request.lines ?? [])];
}

/** A name as it is compared: case and underscores do not count. */
function nameKey(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}

/** Reads objects whose fields go by many names (R065). */
type AliasReader = (given: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/**
 * A reader by a table of aliases: answers the fields under their own names. Of a field that is given several times its
 * own name goes first, then the aliases in the table's order; `null` and empty texts count as not given; names that
 * nobody knows are left out.
 *
 * @example
 * aliasReader({ customerPoNumber: ["poNo"] })({ PO_NO: "PO-8891" }); // { customerPoNumber: "PO-8891" }
 */
function aliasReader(aliases: Readonly<Record<string, readonly string[]>>): AliasReader {
  const table = Object.entries(aliases).map(([name, others]) => [name, [name, ...others].map(nameKey)] as const);
  return (given) => {
    const values = new Map<string, unknown>();
    for (const [name, value] of Object.entries(given)) {
      if (value !== null && value !== "" && value !== undefined && !values.has(nameKey(name)))
        values.set(nameKey(name), value);
    }
    const fields = table.flatMap(([name, keys]) => {
      const key = keys.find((candidate) => values.has(candidate));
      return key === undefined ? [] : [[name, values.get(key)]];
    });
    return Object.fromEntries(fields);
  };
}

/** Fields that were read by their aliases, as their schema has them: an alias is checked no less than the name. */
function checkedFields(
  schema: ObjectSchema,
  fields: Readonly<Record<string, unknown>>,
  path: string,
): { readonly value: Record<string, unknown>; readonly issues: readonly Issue[] } {
  const value = decodeBody(schema, fields) as Record<string, unknown>;
  const issues = check(schema, value).map((issue) => ({ ...issue, path: issue.path ? `${path}.${issue.path}` : path }));
  const unstorable = findUnstorable(value, path);
  return { value, issues: unstorable ? [...issues, unstorable] : issues };
}
