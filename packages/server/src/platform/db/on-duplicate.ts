import type { ServerError } from "../errors.ts";
import { DatabaseError } from "./errors.ts";

/**
 * Waits for the work; where a unique key refuses it, throws the given refusal, which says it better than the database.
 *
 * @example
 * return onDuplicate(brand.create(input, context), () => conflict(`There is a brand \`${input.brandsName}\` already.`));
 */
export async function onDuplicate<T>(work: Promise<T>, refusal: () => ServerError): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseError && error.kind === "unique") throw refusal();
    throw error;
  }
}
