import { createHash } from "node:crypto";
import type {
  CardHolds,
  Charge,
  ChargeOutcome,
  PaymentProcessor,
  Settlement,
} from "../../platform/ports/payment-processor.ts";
import { currencyDecimals } from "../../values/currency-decimals.ts";
import type { Decimal } from "../../values/decimal.ts";
import type { HttpRequest, HttpServiceSettings } from "../http/http-request.ts";
import type { HttpService } from "../http/http-service.ts";
import { HttpServiceError } from "../http/http-service-error.ts";
import { requireShape } from "../http/require-shape.ts";
import { confirmedIntent, listedRefunds } from "./stripe-answers.ts";

type Form = Readonly<Record<string, string>>;

/** Money by PaymentIntents: charged at once, or held (`capture_method=manual`) and taken, let go of or given back later. */
export function stripeIntents(
  http: HttpService,
  settings: Pick<HttpServiceSettings, "name" | "baseUrl">,
): CardHolds & Pick<PaymentProcessor, "charge"> {
  const ask = async (request: HttpRequest, agreed: readonly string[]): Promise<ChargeOutcome> => {
    const { body } = await http.json(request);
    return outcomeOf(requireShape<Intent>(settings, confirmedIntent, body), agreed);
  };
  const settle = (path: string, form: Form, { key }: Settlement, agreed: readonly string[]) =>
    ask(keyed(path, key, form), agreed).catch(refusalOf);
  return {
    async charge(charge) {
      try {
        if (charge.amount.gt(0)) return await ask(keyed(intents, charge.key, intentForm(charge)), ["succeeded"]);
        await http.json({ path: `/v1/payment_methods/${encodeURIComponent(methodOf(charge.card.externalId ?? ""))}` });
        return { responseCode: "0", responseMessage: "Success", transactionId: null, approvalNumber: null };
      } catch (error) {
        return declineOf(error);
      }
    },
    authorize: (charge) =>
      ask(keyed(intents, charge.key, { ...intentForm(charge), capture_method: "manual" }), ["requires_capture"]).catch(
        refusalOf,
      ),
    capture: (held) =>
      settle(intentPath(held, "capture"), { amount_to_capture: minorUnits(held.amount, held.currency) }, held, [
        "succeeded",
      ]),
    release: (held) => settle(intentPath(held, "cancel"), {}, held, ["canceled"]),
    refund: async (taken) => {
      const key = digest(taken.key);
      const known = await http.json({ path: refunds, query: { payment_intent: taken.transactionId, limit: 100 } });
      const { data } = requireShape<{ data: readonly Refund[] }>(settings, listedRefunds, known.body);
      const mine = data.find(({ metadata }) => metadata?.[keyName] === key);
      if (mine) return outcomeOf(mine, givenBack);
      const amount = minorUnits(taken.amount, taken.currency);
      return settle(
        refunds,
        { payment_intent: taken.transactionId, amount, [`metadata[${keyName}]`]: key },
        taken,
        givenBack,
      );
    },
  };
}

const refunds = "/v1/refunds";
const givenBack = ["succeeded", "pending"];
/** What a refund is found by: Stripe forgets idempotency keys after a day, and would give a part back again. */
const keyName = "purvey_key";

interface Refund extends Intent {
  readonly metadata?: Readonly<Record<string, unknown>>;
}

function digest(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

const intents = "/v1/payment_intents";

function intentPath({ transactionId }: Settlement, verb: string): string {
  return `${intents}/${encodeURIComponent(transactionId)}/${verb}`;
}

function keyed(path: string, key: string, form: Form): HttpRequest {
  return {
    method: "POST",
    path,
    headers: { "idempotency-key": digest(key) },
    body: { form },
  };
}

/** The payment method of a card's number here: `customer/payment method`. */
export function methodOf(externalId: string): string {
  return externalId.split("/").at(-1) ?? "";
}

/** The currencies that Stripe counts with other decimals than ISO 4217. */
const ownDecimals: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** What Stripe counts in: cents, whole yen, thousandths of dinars. */
function minorUnits(amount: Decimal, currency: string): string {
  return amount.times(10 ** (ownDecimals[currency] ?? currencyDecimals(currency))).toFixed(0);
}

function intentForm({ card, amount, currency, reference }: Charge): Form {
  const [customer = "", method = ""] = (card.externalId ?? "").split("/");
  return {
    amount: minorUnits(amount, currency),
    currency: currency.toLowerCase(),
    payment_method: method,
    confirm: "true",
    off_session: "true",
    ...(customer ? { customer } : {}),
    ...(reference ? { "metadata[referenceNo]": reference } : {}),
  };
}

interface Intent {
  readonly id: string;
  readonly status: string;
}

function outcomeOf({ id, status }: Intent, agreed: readonly string[]): ChargeOutcome {
  const approved = agreed.includes(status);
  return {
    responseCode: approved ? "0" : "20",
    responseMessage: approved ? "Approved" : "Declined: the card's holder must confirm this payment",
    transactionId: id,
    approvalNumber: null,
  };
}

/** Stripe answers 402 with a reason where a card is declined. */
function declineOf(error: unknown): ChargeOutcome {
  if (error instanceof HttpServiceError && error.refusal?.status === 402) return refusedOutcome(error.refusal.text);
  throw error;
}

/** What no repetition could change: the card is declined, the hold is over, there is nothing left to give back. */
const forGood = new Set([400, 402, 404]);

function refusalOf(error: unknown): ChargeOutcome {
  if (error instanceof HttpServiceError && forGood.has(error.refusal?.status ?? 0))
    return refusedOutcome(error.refusal?.text ?? "");
  throw error;
}

function refusedOutcome(text: string): ChargeOutcome {
  const code = /"(?:decline_code|code)"\s*:\s*"([a-z_]{1,60})"/.exec(text)?.[1];
  const expired = code === "expired_card";
  return {
    responseCode: expired ? "21" : "20",
    responseMessage: expired ? "Expired card" : code ? `Declined (${code})` : "Declined",
    transactionId: null,
    approvalNumber: null,
  };
}
