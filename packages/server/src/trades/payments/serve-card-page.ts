import { cacheHeaders, fileCaching } from "@purvey/contract/caching";
import type { Context } from "hono";
import sql from "sql-template-tag";
import type { Database } from "../../platform/db/database.ts";
import { readText } from "../../platform/http/read-body.ts";
import { checkAddress } from "./address-check.ts";
import { readCard } from "./card-form.ts";
import { cardForm, cardMessage, cardPageStyle } from "./card-page.ts";
import { knownAddresses } from "./known-addresses.ts";
import { storeCard } from "./payment-account.ts";
import { findSetup, type PaymentSetup } from "./payment-setup.ts";

/** How often a page may be sent: enough for typing errors, too few to try numbers. */
const mostAttempts = 10;
/** The largest form, in bytes. */
const largestForm = 8_192;

const headers = {
  "content-type": "text/html; charset=utf-8",
  ...cacheHeaders(fileCaching.cardPage),
  "referrer-policy": "no-referrer",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
};

const answer = (text: string, status = 200) => new Response(text, { status, headers });

/**
 * The embedded processor's page to enter a card on: `GET` shows it, `POST` stores what it tells of the card, but never
 * its number. Whoever has the address may use it, once and for a quarter of an hour; its key cannot be guessed.
 *
 * @example
 * router.get("/payments/setup/:setupId", cardPage(db).show);
 */
export function cardPage(db: Database): Record<"show" | "store", (context: Context) => Promise<Response>> {
  return {
    show: (context) => withSetup(db, context, async (_, __, path) => answer(cardForm(path, {}, {}))),
    store: (context) =>
      withSetup(db, context, async (setup, site, path) => {
        const typed = Object.fromEntries(new URLSearchParams(await readText(context.req.raw, largestForm)));
        const { card, faults } = readCard(typed);
        if (!card) return answer(cardForm(path, typed, faults), 422);
        const { transactionSetupId: setupId, customerId, mode, source } = setup;
        const avsResponseCode = checkAddress(card, await knownAddresses(db, site, customerId));
        const stored = await storeCard(db, { site, setupId, customerId, mode, source }, { ...card, avsResponseCode });
        return stored ? answer(done) : answer(used, 410);
      }),
  };
}

const done = cardMessage("The card is stored", "You can close this page and go on in the shop.");
const used = cardMessage("This page was used", "A card was stored with it already. Close it and go on in the shop.");
const over = cardMessage("This page is no longer open", "Begin again in the shop to store a card.");

/** Finds the page, counts the attempt of a form, and refuses what is used, over or unknown. */
async function withSetup(
  db: Database,
  { req }: Context,
  work: (setup: PaymentSetup, site: string, path: string) => Promise<Response>,
): Promise<Response> {
  const site = req.query("site") ?? "";
  const setup = await findSetup(db, site, req.param("setupId") ?? "");
  if (setup?.source !== "embedded") return answer(over, 404);
  if (setup.paymentAccountId) return answer(used, 410);
  if (setup.expired || setup.attempts >= mostAttempts) return answer(over, 410);
  if (req.method === "POST") {
    const counted = await db.execute(sql`
      update payment_setup set attempts = attempts + 1
      where site_id = ${site} and transaction_setup_id = ${setup.transactionSetupId} and attempts < ${mostAttempts}`);
    if (counted === 0) return answer(over, 410);
  }
  return work(setup, site, setup.uiEndpoint);
}

/** Serves the page's style sheet. */
export function serveCardPageStyle(): Response {
  return new Response(cardPageStyle, {
    headers: { "content-type": "text/css; charset=utf-8", ...cacheHeaders(fileCaching.cardPageStyle) },
  });
}
