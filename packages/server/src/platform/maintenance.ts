import type { Endpoint } from "@purvey/contract/endpoint";
import { timestamp } from "../values/timestamp.ts";
import { ServerError } from "./errors.ts";

/** A time in which the services do not answer: `YYYY-MM-DD HH:mm:ss`, UTC; its end is no longer in it. */
export interface MaintenanceWindow {
  readonly start: string;
  readonly end: string;
}

/**
 * Refuses a call in a time of maintenance. Whoever looks after the site may sign in, see and change its settings, and
 * so end the maintenance; `ping` answers, health checks tell of it.
 *
 * @param windows of the server and of the site, as far as there are any
 * @throws SERVICE_UNAVAILABLE with the window and the seconds until its end (R221)
 */
export function refuseInMaintenance(
  endpoint: Endpoint,
  windows: readonly (MaintenanceWindow | undefined)[],
  now = new Date(),
): void {
  const known = windows.filter((window) => window !== undefined);
  if (known.length === 0 || isForKeepers(endpoint)) return;
  const time = timestamp(now);
  // Timestamps of this form are in order as texts.
  const current = known.filter(({ start, end }) => start <= time && time < end);
  const latest = current.sort((one, other) => one.end.localeCompare(other.end)).at(-1);
  if (!latest) return;
  const { start, end } = latest;
  const seconds = Math.ceil((Date.parse(`${end.replace(" ", "T")}Z`) - now.getTime()) / 1000);
  throw new ServerError("SERVICE_UNAVAILABLE", `The service is in maintenance until ${end} UTC. Try again then.`, {
    details: { retryAfter: Math.max(1, seconds), maintenanceWindow: { start, end } },
  });
}

const keepersPermissions: readonly string[] = ["profile.own", "site.read", "site.write"];

/** What goes on in maintenance: to sign in, and what somebody needs who ends it. */
function isForKeepers({ id, resource, operation, permission }: Endpoint): boolean {
  if (resource === "system") return operation !== "healthCheck";
  return id === "content.users.verifyPassword" || keepersPermissions.includes(permission);
}
