import { createClientOf } from "@purvey/client/client";
import { NetworkError } from "@purvey/client/errors";
import type { Transport } from "@purvey/client/transport";
import { endpoint, type ServiceModule, serviceModule, some } from "@purvey/client/wire";
import { kebabCase } from "@purvey/contract/service";
import { Health } from "@purvey/contract/services/system";
import { unreached } from "./errors/unreached.ts";

/** How a service is. */
export interface ServiceHealth {
  /** `unknown` where this side has no network, which says nothing of the service. */
  readonly state: "up" | "degraded" | "down" | "unknown";
  readonly milliseconds: number;
  readonly databaseMilliseconds: number | undefined;
  readonly version: string | undefined;
  /** Why it is down, or does not do its full work. */
  readonly reason: string | undefined;
}

interface HealthAnswer {
  readonly status: "ok" | "degraded";
  readonly version: string;
  readonly databaseMilliseconds: number;
  readonly problems?: readonly string[];
}

interface HealthClient {
  readonly system: { healthCheck(): { readonly data: Promise<HealthAnswer> } };
}

/** The one endpoint that every service has (R020): none of them must be loaded to ask all. */
function healthModule(service: string): ServiceModule<HealthClient> {
  const check = endpoint("GET", "/health-check", some({}), Health, { tokenless: true });
  return serviceModule(service, kebabCase(service), () => ({ "system.healthCheck": check }));
}

/** Asks a service how it is. The calls are not part of the trace: nobody looks for them there. */
export async function healthOf(
  service: string,
  siteId: string,
  transport: Transport | undefined,
): Promise<ServiceHealth> {
  const context = { siteId, jwt: () => undefined, retries: 0, timeout: 5000, ...(transport ? { transport } : {}) };
  const client = createClientOf({ service: healthModule(service) }, context);
  const started = performance.now();
  try {
    const { status, version, databaseMilliseconds, problems = [] } = await client.service.system.healthCheck().data;
    const milliseconds = performance.now() - started;
    return {
      state: status === "ok" ? "up" : "degraded",
      milliseconds,
      databaseMilliseconds,
      version,
      reason: problems.join(" ") || undefined,
    };
  } catch (error) {
    const nothing = { databaseMilliseconds: undefined, version: undefined };
    const milliseconds = performance.now() - started;
    if (!navigator.onLine) return { state: "unknown", milliseconds, ...nothing, reason: undefined };
    const unheard = error instanceof NetworkError && error.reason === "network";
    return { state: "down", milliseconds, ...nothing, reason: unheard ? unreached : (error as Error).message };
  }
}
