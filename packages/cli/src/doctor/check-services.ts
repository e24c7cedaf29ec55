import { isPurveyError, NotFoundError, type PurveyError } from "@purvey/client/errors";
import { createClient } from "@purvey/client/facade";
import type { Transport } from "@purvey/client/transport";
import { services } from "@purvey/contract/services/index";
import { operationOf } from "../call/operation-of.ts";
import { type Connection, clientContext } from "../connection/connection.ts";
import { type Finding, findingsOf } from "./finding.ts";

/** Milliseconds that a service may take to say how it is. */
const patience = 10_000;
/** Seconds that the clocks may differ: tokens are dated to the second. */
const tolerance = 60;

interface Health {
  readonly status: string;
  readonly version: string;
  readonly problems?: readonly string[];
}

interface Reached {
  readonly service: string;
  readonly health?: Health;
  /** Why it did not answer, or what it refused. */
  readonly reason?: string;
  /** True when an answer came, though not the one that was asked for. */
  readonly refused?: boolean;
  /** How long it took, in milliseconds. */
  readonly milliseconds: number;
  /** Seconds that the server's clock is ahead of ours. */
  readonly ahead?: number;
}

/** Reaches the health check of every service; says what differs in version and clock. */
export async function checkServices(
  connection: Connection,
  version: string,
  transport?: Transport,
): Promise<Finding[]> {
  const all = await Promise.all(services.map(({ name }) => reach(name, connection, transport)));
  return [...reachability(all, connection), ...versions(all, version), ...clock(all)];
}

async function reach(service: string, connection: Connection, transport: Transport | undefined): Promise<Reached> {
  const context = { ...clientContext(connection), timeout: patience, ...(transport ? { transport } : {}) };
  const client = createClient({ ...context, jwt: async () => undefined });
  const started = performance.now();
  try {
    const { data, response } = await operationOf(client, `${service}.system.healthCheck`)({}).withResponse();
    const milliseconds = Math.round(performance.now() - started);
    return { service, health: data as unknown as Health, milliseconds, ...aheadOf(response.headers.get("date")) };
  } catch (error) {
    if (!isPurveyError(error)) throw error;
    const milliseconds = Math.round(performance.now() - started);
    return { service, reason: sentenceOf(error), refused: error.status !== 0, milliseconds };
  }
}

function sentenceOf(error: PurveyError): string {
  const sentence = (error instanceof NotFoundError && error.reason) || error.message;
  return sentence.replace(/\.$/, "");
}

/** A `Date` header is cut to the second: half of one is the middle of what it says. */
function aheadOf(date: string | null): { ahead?: number } {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? {} : { ahead: Math.round((time + 500 - Date.now()) / 1000) };
}

function reachability(all: readonly Reached[], { address, siteId }: Connection): Finding[] {
  const { fine, problem } = findingsOf("services");
  const failed = all.filter(({ reason }) => reason !== undefined);
  if (failed.length === all.length) {
    const [{ reason = "", refused = false } = {}] = failed;
    return [
      problem(
        refused
          ? `Something answers at ${address}, but no service of the site \`${siteId}\`: ${reason}. Name another site with --site, or another server with --url.`
          : `No service answers at ${address}: ${reason}. Start a server with \`purvey start\`, or name another with --url.`,
      ),
    ];
  }
  const weak = all.flatMap(({ service, health }) => (health && health.status !== "ok" ? [{ service, health }] : []));
  const slowest = Math.max(...all.map(({ milliseconds }) => milliseconds));
  const found = all.length - failed.length;
  return [
    ...(failed.length === 0
      ? [fine(`All ${found} services answer for the site \`${siteId}\` at ${address}, the slowest in ${slowest} ms.`)]
      : []),
    ...failed.map(({ service, reason }) =>
      problem(`The service \`${service}\` does not answer: ${reason}. See the server's log.`),
    ),
    ...weak.map(({ service, health: { status, problems = [] } }) =>
      problem(
        `The service \`${service}\` says that it is ${status}. ${problems.join(" ") || "Look at the server's database."} The log of the server says more.`,
      ),
    ),
  ];
}

function versions(all: readonly Reached[], own: string): Finding[] {
  const { fine, remark } = findingsOf("version");
  const others = [...new Set(all.flatMap(({ health }) => health?.version ?? []))].filter((version) => version !== own);
  if (others.length > 0)
    return [
      remark(`The server is version ${others.join(" and ")}, this command ${own}. Install the same version of both.`),
    ];
  return all.some(({ health }) => health) ? [fine(`Server and command are the same version, ${own}.`)] : [];
}

function clock(all: readonly Reached[]): Finding[] {
  const { fine, remark, problem } = findingsOf("clock");
  const aheads = all.flatMap(({ ahead }) => ahead ?? []);
  const [least] = [...aheads].sort((a, b) => Math.abs(a) - Math.abs(b));
  if (least === undefined) {
    const answered = all.some(({ health }) => health);
    return answered ? [remark("The server sends no date, so the clocks cannot be compared.")] : [];
  }
  if (Math.abs(least) <= tolerance)
    return [fine(`The clocks of the server and of this machine agree to ${Math.abs(least)} s.`)];
  const side = least > 0 ? "ahead of" : "behind";
  return [
    problem(
      `The server's clock is ${Math.abs(least)} s ${side} this machine's. Set both by a time server: tokens run out too early or too late.`,
    ),
  ];
}
