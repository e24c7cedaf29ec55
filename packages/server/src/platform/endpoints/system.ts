import type { Service } from "@purvey/contract/service";
import sql from "sql-template-tag";
import { ServerError } from "../errors.ts";
import { version } from "../version.ts";
import type { Handler } from "./implement.ts";

interface Health {
  status: "ok" | "degraded";
  service: string;
  siteId: string;
  siteHash: string;
  version: string;
  databaseMilliseconds: number;
  problems: string[];
}

interface Whoami {
  siteId: string;
  usersId: number;
  username: string;
  role: string;
  customerId: number | null;
  contactId: number | null;
  salesRepId: string | null;
  permissions: string[];
}

type SystemHandler<D> = Handler<{ input: object; defaults: never; data: D }>;

/** `/health-check`, `/ping` (R031, R032) and `/whoami` of a service. Health looks at the database. */
export function systemHandlers(service: Service): {
  "system.healthCheck": SystemHandler<Health>;
  "system.ping": SystemHandler<string>;
  "system.whoami": SystemHandler<Whoami>;
} {
  return {
    "system.healthCheck": async (_input, context) => {
      const started = performance.now();
      try {
        // Not a read by name, so that it waits for a connection as what writes does.
        await context.db.first(sql`values (1)`);
      } catch (cause) {
        throw new ServerError("SERVICE_UNAVAILABLE", "The database does not answer. Try again in a moment.", {
          details: { retryAfter: 5, maintenanceWindow: null },
          cause,
        });
      }
      const databaseMilliseconds = Math.round(performance.now() - started);
      const problem = service.name === "search" ? context.itemIndex.problem(context.site) : undefined;
      const problems = problem === undefined ? [] : [problem];
      return {
        status: problems.length === 0 ? "ok" : "degraded",
        service: service.name,
        siteId: context.site,
        siteHash: context.siteHash,
        version,
        databaseMilliseconds,
        problems,
      };
    },
    "system.ping": async () => "pong",
    "system.whoami": async (_input, { user }) => ({
      siteId: user.site,
      usersId: user.userId,
      username: user.username,
      role: user.role,
      customerId: user.customerId ?? null,
      contactId: user.contactId ?? null,
      salesRepId: user.salesRepId ?? null,
      permissions: [...user.permissions].sort(),
    }),
  };
}
