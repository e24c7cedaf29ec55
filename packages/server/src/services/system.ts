import type { Service } from "@purvey/contract/service";
import sql from "sql-template-tag";
import { ServerError } from "../errors.ts";
import type { Handler } from "../implement.ts";
import { version } from "../version.ts";

interface Health {
  status: "ok" | "degraded";
  service: string;
  siteId: string;
  siteHash: string;
  version: string;
  databaseMilliseconds: number;
}

type SystemHandler<D> = Handler<{ input: object; defaults: never; data: D }>;

/** `/health-check` and `/ping` of a service (R031, R032). Health looks at the database. */
export function systemHandlers(service: Service): {
  "system.healthCheck": SystemHandler<Health>;
  "system.ping": SystemHandler<string>;
} {
  return {
    "system.healthCheck": async (_input, context) => {
      const started = performance.now();
      try {
        await context.db.first(sql`select 1`);
      } catch (cause) {
        throw new ServerError("SERVICE_UNAVAILABLE", "The database does not answer. Try again in a moment.", {
          details: { retryAfter: 5, maintenanceWindow: null },
          cause,
        });
      }
      const databaseMilliseconds = Math.round(performance.now() - started);
      return {
        status: "ok",
        service: service.name,
        siteId: context.site,
        siteHash: context.siteHash,
        version,
        databaseMilliseconds,
      };
    },
    "system.ping": async () => "pong",
  };
}
