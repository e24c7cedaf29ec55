import { createHash } from "node:crypto";
import type { AddressCandidate } from "@purvey/contract/generated/addressValidation";
import type { AddressCheck } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { outside } from "../../../platform/endpoints/outside.ts";
import type { AddressProvider, TypedAddress } from "../../../platform/ports/address-provider.ts";
import { canonicalPlace } from "../../../values/places/canonical-place.ts";
import { timestamp } from "../../../values/timestamp.ts";
import type { ErpHeader } from "../../orders/index.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import { type Findings, nothingFound } from "../issue.ts";
import type { PricedLine } from "../priced-line.ts";
import { goOnWithout, heardFrom, isSilence, type Silence, sourceOf } from "../provider-answer.ts";
import { addressFindings } from "./address-findings.ts";
import { destination } from "./order-draft.ts";

/** What became of checking where an order goes. */
export interface CheckedAddress {
  /** What an order records of it; null where nobody was to be asked. */
  readonly addressCheck: AddressCheck | null;
  readonly findings: Findings;
}

/** How long an answer counts, in hours: a look-up may cost money, and addresses seldom move. */
const keptHours = 24;

/**
 * Has the site's address provider check where an order goes, as the setting `addressValidation.atCheckout` says. It is
 * asked outside of every transaction, and once a day for the same address, however many checkouts go there. Not asked for
 * are addresses beyond the United States, and orders that are picked up. When it does not answer, the setting
 * `addressValidation.fallback` decides.
 *
 * @throws ServerError 502 to 504 when the provider does not answer as it should and the site refuses then.
 */
export async function checkedAddress(
  facts: CheckoutFacts,
  header: ErpHeader,
  lines: readonly PricedLine[],
  context: Context,
): Promise<CheckedAddress> {
  const { addressRule: rule } = facts;
  const isShipped = lines.some(({ ask }) => !ask.willCall);
  const address = rule && isShipped ? typedAddress(facts, header) : undefined;
  if (!rule || !address) return { addressCheck: null, findings: nothingFound };
  const addressCheck = await checkOf(address, rule, context);
  return { addressCheck, findings: addressFindings(addressCheck, address, rule) };
}

/** Where it goes as the provider is asked for it, blank where a part is missing; undefined beyond the United States. */
function typedAddress(facts: CheckoutFacts, header: ErpHeader): TypedAddress | undefined {
  if (!facts.shipTo && header.shipToAddress1 === undefined) return undefined;
  const to = destination(facts, header);
  const place = { country: to.shipToCountry, state: to.shipToState, postalCode: to.shipToZip };
  const { country, state = "", postalCode = "" } = canonicalPlace(place);
  if (country !== "US") return undefined;
  const [address1 = "", address2, city = ""] = [to.shipToAddress1, to.shipToAddress2, to.shipToCity].map((part) =>
    part?.trim(),
  );
  return { address1, address2: address2 || undefined, city, state, postalCode };
}

async function checkOf(
  address: TypedAddress,
  rule: NonNullable<CheckoutFacts["addressRule"]>,
  context: Context,
): Promise<AddressCheck> {
  const { address1, city, state, postalCode } = address;
  if (![address1, city, state, postalCode].every(Boolean)) return { ...notSaid(), verdict: "unknown" };
  const heard = await providersCheck(address, context);
  if (!isSilence(heard)) return heard;
  await goOnWithout(heard, "addressValidation", context, rule);
  return { ...notSaid(), source: sourceOf(context, "addresses") ?? null };
}

function notSaid(): AddressCheck {
  return { verdict: "unchecked", source: null, dateChecked: timestamp(), proposed: null };
}

/** The kept answer about an address, else the provider's. */
async function providersCheck(address: TypedAddress, context: Context): Promise<AddressCheck | Silence> {
  const question = createHash("sha256")
    .update(JSON.stringify([sourceOf(context, "addresses"), address]))
    .digest("base64url");
  const kept = await keptAnswer(question, context);
  return (
    kept ?? outside(context, `address:${question}`, (free) => heardFrom(async () => askOnce(question, address, free)))
  );
}

/** What each provider is being asked: whoever asks the same meanwhile waits for the same answer. */
const underWay = new WeakMap<AddressProvider, Map<string, Promise<AddressCheck>>>();

function askOnce(question: string, address: TypedAddress, context: Context): Promise<AddressCheck> {
  const { addresses } = context.providers;
  const asked = underWay.get(addresses) ?? new Map<string, Promise<AddressCheck>>();
  underWay.set(addresses, asked);
  const key = `${context.site} ${question}`;
  const answer = asked.get(key) ?? ask(question, address, context).finally(() => asked.delete(key));
  asked.set(key, answer);
  return answer;
}

async function ask(question: string, address: TypedAddress, context: Context): Promise<AddressCheck> {
  // Somebody may have been told since the first look.
  const kept = await keptAnswer(question, context);
  if (kept) return kept;
  const { addresses } = context.providers;
  const said = addressVerdict(address, await addresses.lookup(address), addresses.source);
  return keep({ ...said, source: addresses.source, dateChecked: timestamp() }, question, context);
}

async function keptAnswer(question: string, { db, site }: Context): Promise<AddressCheck | undefined> {
  const row = await db.first<{ answer: AddressCheck }>(sql`
    select k.answer from address_answer k
    where k.site_id = ${site} and k.address = ${question} and k.date_expires > localtimestamp`);
  return row?.answer;
}

async function keep(answer: AddressCheck, question: string, { db, site }: Context): Promise<AddressCheck> {
  await db.execute(
    sql`delete from address_answer k where k.site_id = ${site} and k.date_expires < localtimestamp - interval '1 day'`,
  );
  await db.execute(sql`
    insert into address_answer (site_id, address, answer, date_expires)
    values (${site}, ${question}, ${JSON.stringify(answer)}::jsonb, localtimestamp(0) + make_interval(hours => ${keptHours}::integer))
    on conflict (site_id, address) do update set answer = excluded.answer, date_expires = excluded.date_expires`);
  return answer;
}

/** What is said of an address, and what in its place. */
type AddressVerdict = Pick<AddressCheck, "verdict" | "proposed">;

/**
 * What a provider's candidates say of an address; the likeliest counts. The tables that ship hold few postal codes, so one
 * that they do not hold is not checked, where a provider that does not confirm an address does not know it.
 *
 * @param source who gave the candidates
 */
function addressVerdict(typed: TypedAddress, [likeliest]: readonly AddressCandidate[], source: string): AddressVerdict {
  const match = likeliest?.analysis.match;
  if (match === "exact") return { verdict: "confirmed", proposed: null };
  if (likeliest && match === "corrected") return { verdict: "corrected", proposed: proposalOf(typed, likeliest) };
  return { verdict: likeliest && source === "embedded" ? "unchecked" : "unknown", proposed: null };
}

/** The candidate as an address of an order. What the street's line has taken over of line 2 is not said twice. */
function proposalOf(typed: TypedAddress, candidate: AddressCandidate): NonNullable<AddressCheck["proposed"]> {
  const { addressee, delivery_line_1: address1, delivery_line_2: second } = candidate;
  const { city_name, state_abbreviation, zipcode, plus4_code, secondary_number } = candidate.components;
  return {
    address1,
    address2: second ?? addressee ?? (secondary_number === null ? (typed.address2 ?? null) : null),
    city: city_name ?? typed.city,
    state: state_abbreviation ?? typed.state,
    postalCode: zipcode === null ? typed.postalCode : [zipcode, plus4_code].filter(Boolean).join("-"),
  };
}
