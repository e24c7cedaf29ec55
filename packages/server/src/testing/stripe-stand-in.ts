import type { ServerResponse } from "node:http";
import sql from "sql-template-tag";
import { stripeFrom } from "../providers/payments/stripe-processor.ts";
import { type StandIn, type StandInRequest, standIn } from "./stand-in.ts";
import type { TestServer } from "./test-server.ts";

/** How the stand-in takes a request that it has carried out: answers, or is cut off or silent before it does. What is only read is answered. */
export type StripeMood = "well" | "cut" | "silent" | "down" | "declining";

/** A server of this machine that keeps PaymentIntents as Stripe does: a key does a thing once, and answers the same again. */
export interface StripeStandIn extends StandIn {
  mood: StripeMood;
  /** What happened to money, in order: `hold 12.00`, `take 12.00`, `charge`, `release`, `refund`. */
  readonly moves: readonly string[];
  /** Forgets the keys of requests, as Stripe does after a day. */
  forgetKeys(): void;
}

/** Starts it; whoever opens it closes it. */
export async function stripeStandIn(): Promise<StripeStandIn> {
  const moves: string[] = [];
  const answered = new Map<string, { status: number; body: string }>();
  const refunds: KeptRefund[] = [];
  const once = (request: StandInRequest): { status: number; body: string } => {
    const key = `${request.headers["idempotency-key"]}`;
    const known = answered.get(key);
    if (known) return known;
    const answer = carryOut(request, moves, refunds, state.mood);
    answered.set(key, answer);
    return answer;
  };
  const server = await standIn((request, response) => {
    if (state.mood === "down") return void response.writeHead(500).end("{}");
    if (request.method === "GET") return send(response, 200, listed(request, refunds));
    const { status, body } = once(request);
    if (state.mood === "silent") return;
    if (state.mood === "cut") return void response.destroy();
    send(response, status, body);
  });
  const state: StripeStandIn = Object.assign(server, {
    mood: "well" as StripeMood,
    moves,
    forgetKeys: () => answered.clear(),
  });
  return state;
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}

interface KeptRefund {
  readonly id: string;
  readonly status: "succeeded";
  readonly intent: string | null;
  readonly metadata: Readonly<Record<string, string | null>>;
}

function listed({ path }: StandInRequest, refunds: readonly KeptRefund[]) {
  const intent = new URL(path, "http://stripe").searchParams.get("payment_intent");
  return JSON.stringify({ data: refunds.filter((refund) => refund.intent === intent) });
}

function carryOut({ path, body }: StandInRequest, moves: string[], refunds: KeptRefund[], mood: StripeMood) {
  const form = new URLSearchParams(body);
  const money = (name: string) => (Number(form.get(name)) / 100).toFixed(2);
  const done = (move: string, id: string, status: string) => {
    moves.push(move);
    return { status: 200, body: JSON.stringify({ id, status }) };
  };
  const [, id = "", verb] = /^\/v1\/payment_intents\/([^/]+)\/(\w+)$/.exec(path) ?? [];
  if (mood === "declining")
    return {
      status: 402,
      body: JSON.stringify({ error: { code: "card_declined", decline_code: "insufficient_funds" } }),
    };
  if (path === "/v1/refunds") {
    const id = `re_${moves.length + 1}`;
    const metadata = { purvey_key: form.get("metadata[purvey_key]") };
    refunds.push({ id, status: "succeeded", intent: form.get("payment_intent"), metadata });
    return done(`refund ${money("amount")}`, id, "succeeded");
  }
  if (verb === "capture") return done(`take ${money("amount_to_capture")}`, id, "succeeded");
  if (verb === "cancel") return done("release", id, "canceled");
  const isHold = form.get("capture_method") === "manual";
  return done(
    `${isHold ? "hold" : "charge"} ${money("amount")}`,
    `pi_${moves.length + 1}`,
    isHold ? "requires_capture" : "succeeded",
  );
}

/** Stripe as a processor that speaks to the stand-in, with little patience. */
export function stripeOf({ url }: StandIn) {
  return stripeFrom({
    STRIPE_SECRET_KEY: "sk_test_4711",
    STRIPE_URL: url,
    PURVEY_PUBLIC_URL: "https://shop.northgate.example/",
    PURVEY_PROVIDER_TIMEOUT: "1500",
  });
}

/** A Visa debit card of Northgate's that Stripe keeps, which bears no surcharge; answers its payment account. */
export async function stripeCard({ db }: TestServer, id: string): Promise<string> {
  await db.execute(sql`
    insert into payment_account (site_id, payment_account_id, customer_id, mode, source, external_id, brand, card_type, last_four,
      expiration_month, expiration_year, avs_response_code, cvv_response_code)
    values ('demo', ${id}, 100200, 'dev', 'stripe', 'cus_1/pm_1', 'Visa', 'debit', '4242', 9, 2038, 'Y', 'M')
    on conflict do nothing`);
  return id;
}
