import type { Database } from "../platform/db/database.ts";
import type { Job } from "../platform/jobs/job.ts";
import type { KeyRing } from "../platform/keys/key-ring.ts";
import { resealJob } from "../platform/keys/reseal.ts";
import { createVault } from "../platform/keys/vault.ts";
import type { Providers } from "../providers/providers.ts";
import { deliverWaitingImports } from "../trades/erp/deliver-waiting.ts";
import { deliverMessages, deliverWaiting } from "../trades/messaging/deliver.ts";
import { applyDocumentsJob } from "../trades/warehouse/apply-documents.ts";

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
