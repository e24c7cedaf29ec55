import { datetime, entity, integer, record, text } from "../fields.ts";
import type { ObjectSchema } from "../schema.ts";

/** What a refresh did (R258). */
export const RefreshResult: ObjectSchema = entity(
  "RefreshResult",
  "What a refresh looked at and what it brought in line",
  {
    resource: text({ description: "What was refreshed", example: "contacts" }),
    examined: integer({ min: 0, description: "Records looked at", example: 212 }),
    changed: integer({ min: 0, description: "Changes made; 0 when everything was in line", example: 3 }),
    changes: record(integer({ min: 0 }), {
      description: "The changes by kind",
      example: { addressClass: 2, address: 1 },
    }),
    dateRefreshed: datetime({ description: "When it was done" }),
  },
);
