import type { Endpoint } from "@purvey/contract/endpoint";
import { implementations } from "../../services.ts";
import { type RawAnswer, rawRequest } from "../raw-request.ts";
import { RecordPool } from "../record-pool.ts";
import { storedRows } from "../stored-rows.ts";
import { tableHashes } from "../table-hashes.ts";
import type { DatabaseKind } from "../test-database.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { type Callers, issueTokens, type Stranger } from "./callers.ts";
import { type Input, inputOf } from "./inputs.ts";
import { addRecords, type Records } from "./records.ts";

/** What a stranger gets: a status, or whose rows are answered; the report explains each. */
export type Outcome = string;

/** Everybody who may ask, and what they ask for. */
export interface Inquiry {
  readonly server: TestServer;
  readonly callers: Callers;
  /** The customer's records that are asked for. */
  readonly records: Records;
  /** What else the site has. */
  readonly pool: RecordPool;
  /** The tables before anybody asked. */
  readonly hashes: Readonly<Record<string, string>>;
  /** The inputs found so far, by endpoint. */
  readonly inputs: Map<string, Input | undefined>;
}

/** A server on which two customers have records of every kind. */
export async function openInquiry(kind: DatabaseKind): Promise<Inquiry> {
  const server = await openTestServer(kind);
  const records = await addRecords(server, "northgate");
  await addRecords(server, "lakeside");
  const callers = await issueTokens(server);
  const pool = new RecordPool();
  for (const rows of await storedRows(server.db)) pool.keepTable(rows);
  return { server, callers, records, pool, hashes: await tableHashes(server.db, "demo"), inputs: new Map() };
}

const services = new Map(implementations.map(({ service }) => [service.name, service]));

/** Sends an endpoint's input with a token; what must be sent once only carries a key of its own. */
export function ask(
  { server }: Inquiry,
  endpoint: Endpoint,
  input: Input,
  token: string | undefined,
): Promise<RawAnswer> {
  const service = services.get(endpoint.service);
  if (!service) throw new Error(`There is no service \`${endpoint.service}\`.`);
  // The answer to a key that is made is kept for no repetition.
  const once = endpoint.safe || endpoint.id === "content.apiKeys.create";
  const keyed = once || !token ? {} : { headers: { "idempotency-key": `${endpoint.id} of its owner` } };
  return rawRequest(server.app, service, endpoint, input, { token: token ?? null, ...keyed });
}

/** True when the endpoint's rows belong to somebody: to a user or a customer. */
export function isOwned({ scope }: Endpoint): boolean {
  return scope.kind === "own" || scope.kind === "customer";
}

/** The token of who is answered: the representative where the rows are a representative's, else Northgate's buyer. */
export function ownersToken({ callers }: Inquiry, { id, permission }: Endpoint): Promise<string> {
  return callers.owner(permission, id.startsWith("orders.oeHdrSalesrep."));
}

/** An input that the owner is answered for: of records of the customer, or else of any records of the site. */
export async function answeredInput(inquiry: Inquiry, endpoint: Endpoint): Promise<Input | undefined> {
  const { inputs } = inquiry;
  if (!inputs.has(endpoint.id)) inputs.set(endpoint.id, await findInput(inquiry, endpoint));
  return inputs.get(endpoint.id);
}

async function findInput(inquiry: Inquiry, endpoint: Endpoint): Promise<Input | undefined> {
  const own = inputOf(endpoint, inquiry.records);
  if (isOwned(endpoint) || !endpoint.safe) return own;
  const token = await ownersToken(inquiry, endpoint);
  const paths = inquiry.pool.pathsOf(endpoint).slice(0, 60);
  for (const input of [own, ...paths.map((path) => ({ ...own, ...path }))]) {
    const { status, body } = await ask(inquiry, endpoint, input, token);
    if (status !== 200) continue;
    inquiry.pool.keep(endpoint, input, body.data);
    return input;
  }
  return undefined;
}

/** What a stranger gets for a record that is there and is somebody else's. */
export async function outcomeOf(inquiry: Inquiry, endpoint: Endpoint, stranger: Stranger): Promise<Outcome> {
  const { permission, scope, safe } = endpoint;
  const input = await answeredInput(inquiry, endpoint);
  if (permission === "none" && !safe) return "answered";
  if (stranger === "revoked" && permission !== "none") return revokedOutcome(inquiry, endpoint, input);
  const hasPermission = stranger === "otherShopper" || stranger === "otherRep";
  if (scope.kind === "site" && hasPermission && (!safe || !input)) return "may";
  const token = stranger === "revoked" ? undefined : await inquiry.callers.stranger(stranger, permission);
  const answer = await ask(inquiry, endpoint, input ?? {}, token);
  if (answer.status !== 200) return String(answer.status);
  if (scope.kind === "public") return "answered";
  const owners = await ask(inquiry, endpoint, input ?? {}, await ownersToken(inquiry, endpoint));
  return isOwned(endpoint) ? ownRows(answer, owners) : sameRows(answer, owners);
}

async function revokedOutcome(inquiry: Inquiry, endpoint: Endpoint, input: Input = {}): Promise<Outcome> {
  const answers = await Promise.all(inquiry.callers.revoked.map((token) => ask(inquiry, endpoint, input, token)));
  return [...new Set(answers.map(({ status }) => String(status)))].join(" and ");
}

/** How long an answer took is nobody's secret. */
function withoutDuration(name: string, value: unknown): unknown {
  return name === "milliseconds" ? undefined : value;
}

function sameRows(answer: RawAnswer, owners: RawAnswer): Outcome {
  const [given, expected] = [answer, owners].map(({ body }) => JSON.stringify(body.data, withoutDuration));
  return given === expected ? "same rows" : "other rows";
}

/** Fields that are null in rows which are everybody's: stockrooms' common distributors, news for all. */
const everybodys = ["customerId", "usersId"];

/** That none of the owner's rows is among the stranger's, but those which belong to no customer. */
function ownRows(answer: RawAnswer, owners: RawAnswer): Outcome {
  const known = new Set(rowsOf(owners).map((row) => JSON.stringify(row)));
  const foreign = rowsOf(answer).filter((row) => known.has(JSON.stringify(row)));
  return foreign.length === 0
    ? "own rows"
    : `${foreign.length} foreign rows: ${JSON.stringify(foreign[0]).slice(0, 200)}`;
}

function rowsOf({ body }: RawAnswer): readonly Record<string, unknown>[] {
  const rows = [body.data].flat().filter((row) => typeof row === "object" && row !== null) as Record<string, unknown>[];
  return rows.filter((row) => !everybodys.some((field) => row[field] === null));
}
