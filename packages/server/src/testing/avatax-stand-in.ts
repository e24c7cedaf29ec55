import type { ServerResponse } from "node:http";
import { avataxFrom } from "../providers/tax/avatax.ts";
import { type StandIn, type StandInRequest, standIn } from "./stand-in.ts";

/** How the stand-in takes what it is to record: does it and answers, does it and is cut off before, or does nothing. */
export type AvataxMood = "well" | "cut" | "down";

/** A server of this machine that taxes everything with a tenth, and keeps committed documents as AvaTax does. */
export interface AvataxStandIn extends StandIn {
  mood: AvataxMood;
  /** What happened to committed documents, in order: `SalesInvoice 62.00 6.20`, `void SalesInvoice`. */
  readonly moves: readonly string[];
}

interface Asked {
  readonly type: string;
  readonly commit: boolean;
  readonly code?: string;
  readonly lines: readonly { number: string; amount: number; itemCode?: string }[];
}

interface Kept {
  readonly code: string;
  readonly status: "Committed" | "Cancelled";
  readonly totalTax: number;
}

/** Starts it; whoever opens it closes it. */
export async function avataxStandIn(): Promise<AvataxStandIn> {
  const moves: string[] = [];
  const kept = new Map<string, Kept>();
  const server = await standIn((request, response) => {
    const isRead = request.method === "GET" || !changes(request);
    if (state.mood === "down") return void response.writeHead(500).end("{}");
    const { status, body } = carryOut(request, kept, moves);
    if (state.mood === "cut" && !isRead) return void response.destroy();
    send(response, status, body);
  });
  const state: AvataxStandIn = Object.assign(server, { mood: "well" as AvataxMood, moves });
  return state;
}

/** The provider that speaks to a stand-in. */
export function avataxOf({ url }: StandIn, timeout = "5000") {
  const account = { AVATAX_ACCOUNT_ID: "2000000000", AVATAX_LICENSE_KEY: "key", AVATAX_URL: url };
  return avataxFrom({ ...account, PURVEY_PROVIDER_TIMEOUT: timeout });
}

function changes({ path, body }: StandInRequest): boolean {
  return path.includes("/void") || (JSON.parse(body) as Asked).commit;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function carryOut({ method, path, body }: StandInRequest, kept: Map<string, Kept>, moves: string[]) {
  const { pathname, searchParams } = new URL(path, "http://avatax");
  if (pathname === "/api/v2/transactions/create") return created(JSON.parse(body) as Asked, kept, moves);
  const [, code = "", rest = ""] = /^\/api\/v2\/companies\/DEFAULT\/transactions\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const type = method === "GET" ? rest.replace("types/", "") : searchParams.get("documentType");
  const found = kept.get(`${type} ${code}`);
  if (!found) return { status: 404, body: { error: { code: "EntityNotFoundError" } } };
  if (method === "GET") return { status: 200, body: found };
  if (found.status === "Cancelled")
    return { status: 400, body: { error: { code: "CannotModifyCancelledTransaction" } } };
  const gone = { ...found, status: "Cancelled" as const };
  kept.set(`${type} ${code}`, gone);
  moves.push(`void ${type}`);
  return { status: 200, body: gone };
}

function created(asked: Asked, kept: Map<string, Kept>, moves: string[]) {
  const answer = avataxAnswer(asked);
  if (!asked.commit) return { status: 201, body: answer };
  const key = `${asked.type} ${asked.code}`;
  if (kept.has(key)) return { status: 400, body: { error: { code: "DocStatusError" } } };
  kept.set(key, { code: asked.code ?? "", status: "Committed", totalTax: answer.totalTax });
  moves.push(`${asked.type} ${answer.totalAmount.toFixed(2)} ${answer.totalTax.toFixed(2)}`);
  return { status: 201, body: { ...answer, code: asked.code, status: "Committed" } };
}

/** What AvaTax answers where a tenth of everything is tax. */
export function avataxAnswer({ lines }: Pick<Asked, "lines">) {
  const cents = (amount: number) => Math.round(amount * 10) / 100;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxed = lines.map(({ number, amount, itemCode = "" }) => ({
    lineNumber: number,
    itemCode,
    lineAmount: amount,
    taxableAmount: amount,
    exemptAmount: 0,
    tax: cents(amount),
    details: [{ rate: 0.1 }],
  }));
  const row = { country: "US", region: "OH", jurisType: "State", jurisName: "OHIO", rate: 0.1, taxable: total };
  const sums = { totalAmount: total, totalTaxable: total, totalExempt: 0, totalTax: cents(total), currencyCode: "USD" };
  return { code: "AV-77", ...sums, lines: taxed, summary: [{ ...row, tax: cents(total) }] };
}
