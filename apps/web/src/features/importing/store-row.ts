import type { CallOptions, Envelope } from "@purvey/client";
import type { ObjectSchema } from "@purvey/contract/schema";
import { type CatalogApi, catalogServices } from "../../shared/catalog-services.ts";
import type { CheckRun } from "./check-run.ts";
import type { ImportSubject } from "./subjects.ts";

type Input = Readonly<Record<string, unknown>>;
type Callable = (
  input: Input,
  options?: CallOptions,
) => Promise<Envelope<unknown>> & {
  pages: () => AsyncIterable<Envelope<Record<string, unknown>[]>>;
};

function callOf(api: CatalogApi, service: ImportSubject["service"], endpoint: string): Callable {
  const call = endpoint.split(".").reduce<unknown>((node, key) => Reflect.get(Object(node), key), api[service]);
  if (typeof call !== "function") throw new TypeError(`The service \`${service}\` has no endpoint \`${endpoint}\`.`);
  return call as Callable;
}

/** What one row of a subject must look like when it is sent. */
export function inputOf({ service, endpoint }: ImportSubject): ObjectSchema {
  const found = catalogServices[service].endpoints[endpoint];
  if (!found) throw new TypeError(`The service \`${service}\` has no endpoint \`${endpoint}\`.`);
  return found.input;
}

/**
 * Stores one row.
 *
 * @param attempt names the sending of the row, so that the server stores it once, however often it is sent
 */
export async function storeRow(api: CatalogApi, subject: ImportSubject, input: Input, attempt: string): Promise<void> {
  const { service, endpoint } = subject;
  await callOf(api, service, endpoint)(input, createsRecords(subject) ? { idempotencyKey: attempt } : {});
}

/** Whether rows of a subject become new records. */
export function createsRecords({ service, endpoint }: ImportSubject): boolean {
  return catalogServices[service].endpoints[endpoint]?.method === "POST";
}

/** One record of a subject by its number. */
export async function readOne(api: CatalogApi, { service, endpoint }: ImportSubject, key: Input) {
  const { data } = await callOf(api, service, endpoint.replace(/\w+$/, "get"))(key);
  return data as Record<string, unknown>;
}

/** Reads the records of a list that have a value in a field; undefined where the list cannot be asked for it. */
export function readSome(api: CatalogApi, service: ImportSubject["service"], list: string, field: string) {
  if (!catalogServices[service].endpoints[list]?.input.properties[field]) return undefined;
  return async (value: unknown) => {
    const { data } = await callOf(api, service, list)({ [field]: value, limit: 1 });
    return data as Record<string, unknown>[];
  };
}

/** All records of a list, page by page; a check counts them, and may be stopped. */
export async function readAll(api: CatalogApi, service: ImportSubject["service"], list: string, run?: CheckRun) {
  const records: Record<string, unknown>[] = [];
  for await (const { data, totalResults } of callOf(api, service, list)({ limit: 1000 }).pages()) {
    run?.signal.throwIfAborted();
    if (records.length === 0) run?.expect(totalResults);
    records.push(...data);
    run?.note(data.length);
  }
  return records;
}
