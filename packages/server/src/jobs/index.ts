import type { Database } from "../db/database.ts";
import { deliverWaitingImports } from "../imports/deliver-waiting.ts";
import type { KeyRing } from "../keys/key-ring.ts";
import { resealJob } from "../keys/reseal.ts";
import { createVault } from "../keys/vault.ts";
import { deliverMessages, deliverWaiting } from "../messaging/deliver.ts";
import type { Providers } from "../providers/providers.ts";
import { applyDocumentsJob } from "../warehouse-ops/apply-documents.ts";
import type { Job } from "./job.ts";

/** What the server does by itself, with the outside systems and the keys that it has. */
export function jobsWith({ chat }: Providers, keys: KeyRing): readonly Job[] {
  return [
    resealJob(keys, createVault(keys)),
    { name: "hand imports over", pause: 5_000, run: deliverWaitingImports },
    applyDocumentsJob,
    ...(chat.configured
      ? [
          {
            name: deliverMessages,
            pause: 10_000,
            run: async (db: Database) => void (await deliverWaiting(db, chat)),
          },
        ]
      : []),
  ];
}
