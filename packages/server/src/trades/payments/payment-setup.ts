import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { businessError, notFound } from "../../platform/errors.ts";
import type { PaymentProcessor } from "../../platform/ports/payment-processor.ts";
import { findAccount, type PaymentAccount, storeCard } from "./payment-account.ts";
import { sellerOf } from "./seller.ts";

/** How long a page can be used, in minutes. */
export const pageMinutes = 15;

/** A page that was opened to enter a card on. */
export interface PaymentSetup {
  readonly transactionSetupId: string;
  readonly customerId: number;
  readonly mode: "dev" | "live";
  readonly source: string;
  readonly externalId: string | null;
  readonly uiEndpoint: string;
  readonly attempts: number;
  readonly paymentAccountId: string | null;
  readonly expired: boolean;
  readonly expiresAt: string;
}

const columns = sql`
  transaction_setup_id as "transactionSetupId", customer_id as "customerId", mode, source, external_id as "externalId",
  ui_endpoint as "uiEndpoint", attempts, payment_account_id as "paymentAccountId", expires_at <= localtimestamp as expired,
  expires_at as "expiresAt"`;

/** A page by its number. */
export function findSetup(db: Queryable, site: string, id: string): Promise<PaymentSetup | undefined> {
  return db.first<PaymentSetup>(sql`
    select ${columns} from payment_setup where site_id = ${site} and transaction_setup_id = ${id}`);
}

/** Opens a page for a customer's card with the processor and keeps its number. */
export async function openSetup(
  context: Context,
  processor: PaymentProcessor,
  customerId: number,
  mode: "dev" | "live",
): Promise<PaymentSetup> {
  const setupId = `ts_${randomUUID().replaceAll("-", "")}`;
  const path = `/payments/setup/${setupId}?site=${encodeURIComponent(context.site)}`;
  const { currency } = await sellerOf(context);
  const { url, externalId } = await processor.openPage({ setupId, path, customerId, currency });
  return (await context.db.first<PaymentSetup>(sql`
    insert into payment_setup (site_id, transaction_setup_id, customer_id, users_id, mode, source, external_id, ui_endpoint, expires_at)
    values (${context.site}, ${setupId}, ${customerId}, ${context.user.userId}, ${mode}, ${processor.source}, ${externalId}, ${url},
      localtimestamp(0) + make_interval(mins => ${pageMinutes}))
    returning ${columns}`)) as PaymentSetup;
}

/** A page with the card that was entered on it; the processor is asked when it may have one. */
export interface SetupWithCard {
  readonly setup: PaymentSetup;
  readonly account: PaymentAccount | undefined;
}

/** A page with its card. One of another customer or mode than the input names is not found. */
export async function requireSetup(
  context: Context,
  processor: PaymentProcessor,
  input: {
    readonly transactionSetupId: string;
    readonly customerId?: number | undefined;
    readonly mode: "dev" | "live";
  },
): Promise<SetupWithCard> {
  const { transactionSetupId: id } = input;
  const setup = await findSetup(context.db, context.site, id);
  const other = input.customerId !== undefined && input.customerId !== setup?.customerId;
  if (!setup || other || setup.mode !== input.mode) throw notFound("payment setup", id);
  const accountId = setup.paymentAccountId ?? (await fetchCard(context, processor, setup));
  return { setup, account: accountId ? await findAccount(context.db, context.site, accountId) : undefined };
}

async function fetchCard(
  context: Context,
  processor: PaymentProcessor,
  setup: PaymentSetup,
): Promise<string | undefined> {
  const { externalId, transactionSetupId, customerId, mode, source } = setup;
  if (!externalId) return undefined;
  requireSameProcessor(processor, setup);
  const card = await processor.storedCard(externalId);
  if (!card) return undefined;
  const owner = { site: context.site, setupId: transactionSetupId, customerId, mode, source };
  await storeCard(context.db, owner, card);
  return (await findSetup(context.db, context.site, transactionSetupId))?.paymentAccountId ?? undefined;
}

/** Refuses to ask one processor about what another one keeps. */
export function requireSameProcessor(
  processor: PaymentProcessor,
  { source }: { readonly source: PaymentProcessor["source"] },
): void {
  if (processor.source === source) return;
  throw businessError(
    `The card is with the processor \`${source}\`, but the server uses \`${processor.source}\` now. Store the card again.`,
  );
}

/** Refuses `live` where nobody moves money, and `dev` where somebody does. */
export function requireMode(processor: PaymentProcessor, mode: "dev" | "live"): void {
  if (processor.live === (mode === "live")) return;
  throw businessError(
    mode === "live"
      ? "`mode` is `live`, but the server has no payment processor that moves money. Configure one, or use `dev`."
      : "`mode` is `dev`, but the server's payment processor moves real money. Use `live`, or configure its test key.",
  );
}
