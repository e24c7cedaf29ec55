import type { ServerCode } from "@purvey/contract/endpoint";
import { serverErrors } from "@purvey/contract/errors";
import { timestamp } from "../../values/timestamp.ts";
import { invalid, ServerError } from "../errors.ts";
import type { Principal } from "../principal.ts";

/** The header by which a developer asks for a refusal: `RATE_LIMIT_EXCEEDED; retryAfter=3`. */
export const faultHeader = "x-purvey-fault";

/** The longest wait that may be asked for, in seconds. */
const longestWait = 3600;

/** How long the maintenance lasts that a provoked SERVICE_UNAVAILABLE announces, in milliseconds: who provoked it is told of it for so long. */
const maintenance = 60_000;

/**
 * Refuses a call as its header asks, so that developers see each entry of the catalogue for real and can build what
 * handles it. Only a server that was started for it listens (`faults` of the configuration), and only to callers with
 * `console.use`; for everybody else the header is not there.
 *
 * @throws ServerError with the code that was asked for; VALIDATION_ERROR for a header that names none
 */
export function provokeFault(request: Request, principal: Principal | undefined): void {
  const asked = request.headers.get(faultHeader);
  if (asked === null || !principal?.permissions.has("console.use")) return;
  const [name = "", ...settings] = asked.split(";").map((part) => part.trim());
  if (!Object.hasOwn(serverErrors, name))
    throw invalid(faultHeader, `Expected one of ${Object.keys(serverErrors).join(", ")}, got "${name}"`, asked);
  const code = name as ServerCode;
  throw new ServerError(code, `You asked for this: ${serverErrors[code].meaning}.`, {
    details: detailsOf(code, waitOf(settings)),
    issues: code === "VALIDATION_ERROR" ? [{ path: "example", message: "You asked for this", code: "provoked" }] : [],
  });
}

function waitOf(settings: readonly string[]): number {
  const given = settings.map((setting) => /^retryAfter=(\d{1,4})$/.exec(setting)?.[1]).find(Boolean);
  return Math.min(longestWait, Number(given ?? 5));
}

/** What real refusals of the code say beside their sentence. */
function detailsOf(code: ServerCode, retryAfter: number): Record<string, unknown> {
  if (code === "RATE_LIMIT_EXCEEDED") return { retryAfter };
  if (code !== "SERVICE_UNAVAILABLE") return { provoked: true };
  const now = Date.now();
  return {
    retryAfter,
    maintenanceWindow: { start: timestamp(new Date(now)), end: timestamp(new Date(now + maintenance)) },
  };
}
