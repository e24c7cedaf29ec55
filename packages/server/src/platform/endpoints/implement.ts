import type { Service } from "@purvey/contract/service";
import type { Context, Page } from "./context.ts";
import { whileUnchanged } from "./last-modified.ts";

/** One operation's types, as the generator writes them. */
interface OperationTypes {
  readonly input: object;
  readonly defaults: PropertyKey;
  readonly data: unknown;
}

/** The input as a handler gets it: checked, with the defaults filled in. */
export type Received<O extends OperationTypes> = O["input"] &
  Required<Pick<O["input"], Extract<O["defaults"], keyof O["input"]>>>;

/** Lists answer a {@link Page}, everything else its data. */
export type Answer<D> = D extends readonly (infer T)[] ? Page<T> : D;

/** Answers one operation. Throws a `ServerError` to refuse. */
export type Handler<O extends OperationTypes> = (input: Received<O>, context: Context) => Promise<Answer<O["data"]>>;

/** A handler for every operation of a service; one that is missing does not compile. */
export type Handlers<Operations> = {
  readonly [K in keyof Operations]: Operations[K] extends OperationTypes ? Handler<Operations[K]> : never;
};

/** A handler whose types are forgotten: what the router calls after it has checked the input. */
export type UntypedHandler = (input: Record<string, unknown>, context: Context) => Promise<unknown>;

/** A service together with what answers it. */
export interface Implementation {
  readonly service: Service;
  readonly handlers: ReadonlyMap<string, UntypedHandler>;
}

/**
 * Joins a service with its handlers; every endpoint is demanded at compile time. Those that take `ifLastModified` are
 * held against others who change the record.
 *
 * @example
 * export const itemsImplementation = implement<ItemsOperations>(items, { ...brandHandlers, ...attributeHandlers });
 */
export function implement<Operations>(service: Service, handlers: Handlers<Operations>): Implementation {
  const untyped = Object.entries(handlers) as [string, UntypedHandler][];
  return {
    service,
    handlers: new Map(untyped.map(([name, handler]) => [name, whileUnchanged(service.endpoints[name], handler)])),
  };
}
