import type { Database } from "./platform/db/database.ts";
import { forgetOldChanges } from "./platform/db/forget-old-changes.ts";
import type { Job } from "./platform/jobs/job.ts";
import type { KeyRing } from "./platform/keys/key-ring.ts";
import { resealJob } from "./platform/keys/reseal.ts";
import { createVault } from "./platform/keys/vault.ts";
import type { Providers } from "./platform/ports/providers.ts";
import { deliverWaitingImports, waitingImports } from "./trades/erp/deliver-waiting.ts";
import { deliverMessages, deliverWaiting, waitingMessages } from "./trades/messaging/deliver.ts";
import { recordOrderTaxes, recordTaxes, type TaxProviderOf, waitingTaxes } from "./trades/orders/record-taxes.ts";
import {
  type ProcessorOf,
  settleOrderPayments,
  settlePayments,
  waitingPayments,
} from "./trades/payments/settle-order-payments.ts";
import { applyDocumentsJob } from "./trades/warehouse/apply-documents.ts";

/** Outside systems that may be each site's own. */
export interface ProvidersOfSites {
  readonly processorOf: ProcessorOf;
  readonly taxProviderOf: TaxProviderOf;
}

/** What the server does by itself, with the outside systems and the keys that it has, and those of each site. */
export function jobsWith(
  { chat }: Providers,
  keys: KeyRing,
  { processorOf, taxProviderOf }: ProvidersOfSites,
): readonly Job[] {
  return [
    resealJob(keys, createVault(keys)),
    { name: "hand imports over", pause: 5_000, run: deliverWaitingImports, waiting: waitingImports },
    applyDocumentsJob,
    {
      name: settlePayments,
      pause: 30_000,
      run: (db: Database, goOn: () => boolean) => settleOrderPayments(db, processorOf, goOn),
      waiting: waitingPayments,
    },
    {
      name: recordTaxes,
      pause: 30_000,
      run: (db: Database, goOn: () => boolean) => recordOrderTaxes(db, taxProviderOf, goOn),
      waiting: waitingTaxes,
    },
    { name: "forget old changes", pause: 10 * 60_000, run: forgetOldChanges },
    ...(chat.configured
      ? [
          {
            name: deliverMessages,
            pause: 10_000,
            run: async (db: Database) => void (await deliverWaiting(db, chat)),
            waiting: waitingMessages,
          },
        ]
      : []),
  ];
}
