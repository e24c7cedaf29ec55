declare const kind: unique symbol;

/**
 * The number of a record, with the kind of record that it belongs to. A plain number fits every kind; the number of one
 * kind does not fit another, so that a user's number given for a customer is a mistake that the compiler finds. Numbers
 * stay numbers: the kind is known to types alone.
 *
 * @example
 * ```ts
 * import type { Id } from "@purvey/contract/id";
 *
 * const customer: Id<"customer"> = 100045;
 * // @ts-expect-error: the number of a customer is no number of an item.
 * const item: Id<"item"> = customer;
 * ```
 */
export type Id<Kind extends string> = number & { readonly [kind]?: Kind };
