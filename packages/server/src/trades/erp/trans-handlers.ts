import { defaultsOf, definitionOf, recordSchemas } from "@purvey/contract/definition";
import type { RecordDefinition } from "@purvey/contract/generated/erp";
import { erp } from "@purvey/contract/services/erp/index";
import type { Context } from "../../platform/endpoints/context.ts";
import type { CrudHandlers } from "../../platform/endpoints/crud.ts";
import { notFound } from "../../platform/errors.ts";

/** The seven operations of a record that describes itself; `D` are the values of a new one. */
export interface TransHandlers<T, D> extends CrudHandlers<T> {
  defaults(): Promise<D>;
  definition(): Promise<RecordDefinition>;
}

type Input = Readonly<Record<string, unknown>>;

/**
 * The seven operations of a record as the ERP edits it (D09): five from its table; the others from the contract. Get and
 * delete make sure of the record by its code, where the query has it.
 */
export function transHandlers<T extends object, D extends object>(
  resource: string,
  noun: string,
  plain: CrudHandlers<T>,
): TransHandlers<T, D> {
  const schemas = recordSchemas(erp, resource);
  const { key } = schemas;
  const [code = ""] = Object.keys(erp.endpoints[`${resource}.get`]?.query?.properties ?? {});
  const get = async (given: object, context: Context): Promise<T> => {
    const input = given as Input;
    const found = await plain.get({ [key]: input[key] }, context);
    if (input[code] === undefined || sameText(input[code], (found as Input)[code])) return found;
    throw notFound(noun, `${input[key]} ${input[code]}`);
  };
  return {
    ...plain,
    get,
    async delete(given, context) {
      if ((given as Input)[code] !== undefined) await get(given, context);
      return plain.delete({ [key]: (given as Input)[key] }, context);
    },
    defaults: async () => defaultsOf(schemas.create) as D,
    definition: async () => definitionOf(schemas),
  };
}

function sameText(a: unknown, b: unknown): boolean {
  return String(a).toLowerCase() === String(b).toLowerCase();
}

/**
 * The handlers under the names that the service has them by.
 *
 * @example
 * operationsOf("transCategory", handlers); // { "transCategory.list": …, "transCategory.create": … }
 */
export function operationsOf<N extends string, H extends object>(
  name: N,
  handlers: H,
): { [K in keyof H & string as `${N}.${K}`]: H[K] } {
  return Object.fromEntries(
    Object.entries(handlers).map(([operation, handler]) => [`${name}.${operation}`, handler]),
  ) as { [K in keyof H & string as `${N}.${K}`]: H[K] };
}
