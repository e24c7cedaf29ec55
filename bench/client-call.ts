/**
 * What a call through the client costs with all its checks: the same bare `fetch` and JSON parsing, and peers, over a stubbed
 * network, 100 records an answer. `npm run client -w @purvey/bench`; runs again without code generation, as under a strict
 * content security policy.
 */
import { spawnSync } from "node:child_process";
import { createORPCClient } from "@orpc/client";
import { oc } from "@orpc/contract";
import { ResponseValidationPlugin } from "@orpc/contract/plugins";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createClient } from "@purvey/client";
import { initClient, initContract } from "@ts-rest/core";
import axios from "axios";
import ky from "ky";
import createFetchClient from "openapi-fetch";
import { z as z3 } from "zod";
import { z } from "zod4";
import { compare, print } from "./lib/compare.ts";

const line = (index: number) => ({
  job_price_line_uid: index + 1,
  job_price_hdr_uid: 7,
  inv_mast_uid: 1000 + index,
  price: 12.5 + index / 100,
  uom: "BX",
  unit_size: 100,
  min_qty: 1,
  pricing_method: "price",
  qty_ordered: index,
  qty_maximum: null,
  discount_percent: null,
  margin_percent: null,
  cost_basis: null,
  expiration_date: "2027-01-31 00:00:00",
  commitment_amount: null,
  item_id: `HB-M8-${index}`,
  item_description: `Hex bolt M8 x ${index} zinc plated, grade 8.8, fully threaded`,
  ship_to_id: null,
  status_cd: 704,
  date_created: "2026-03-14 09:26:53",
  date_last_modified: "2026-03-14 09:26:53",
});
const lines = Array.from({ length: 100 }, (_, index) => line(index));
const text = JSON.stringify({
  count: 100,
  data: lines,
  message: "",
  options: {},
  params: {},
  status: 200,
  total: 100,
  totalResults: 100,
});
const listText = JSON.stringify(lines);
const headers = { "content-type": "application/json" };
const answer = async (): Promise<Response> => new Response(text, { headers });
globalThis.fetch = answer as typeof fetch;

/** ts-rest takes zod 3; the others get zod 4. The two share the calls used here. */
function answerSchema<Z extends typeof z | typeof z3>(zod: Z) {
  const z = zod as typeof z3;
  const nullableNumber = z.number().nullable();
  const Line = z.object({
    job_price_line_uid: z.number().int(),
    job_price_hdr_uid: z.number().int(),
    inv_mast_uid: z.number().int(),
    price: z.number(),
    uom: z.string(),
    unit_size: z.number(),
    min_qty: z.number(),
    pricing_method: z.string(),
    qty_ordered: z.number(),
    qty_maximum: nullableNumber,
    discount_percent: nullableNumber,
    margin_percent: nullableNumber,
    cost_basis: z.string().nullable(),
    expiration_date: z.string().nullable(),
    commitment_amount: nullableNumber,
    item_id: z.string(),
    item_description: z.string(),
    ship_to_id: nullableNumber,
    status_cd: z.number().int(),
    date_created: z.string(),
    date_last_modified: z.string(),
  });
  const Lines = z.array(Line);
  return z.object({
    count: z.number(),
    data: Lines,
    message: z.string(),
    options: z.object({}),
    params: z.object({}),
    status: z.number(),
    total: z.number(),
    totalResults: z.number(),
  });
}
const Answer = answerSchema(z as unknown as typeof z3);
const Lines = Answer.shape.data;
const url = "http://stub.invalid/api/pricing/job-price-hdr/7/lines?limit=100";

const api = createClient({ siteId: "demo", jwt: "token", baseUrl: "http://stub.invalid/api/{service}" });
const openapi = createFetchClient<{
  "/job-price-hdr/{id}/lines": {
    get: {
      parameters: { path: { id: number }; query: { limit: number } };
      responses: { 200: { content: { "application/json": unknown } } };
    };
  };
}>({
  baseUrl: "http://stub.invalid/api/pricing",
});
const tsRest = initClient(
  initContract().router({
    lines: {
      method: "GET",
      path: "/job-price-hdr/:id/lines",
      pathParams: z3.object({ id: z3.coerce.string() }),
      query: z3.object({ limit: z3.number() }),
      responses: { 200: answerSchema(z3) },
    },
  }),
  { baseUrl: "http://stub.invalid/api/pricing", baseHeaders: {}, validateResponse: true },
);
const contract = {
  lines: oc
    .route({ method: "GET", path: "/job-price-hdr/{id}/lines" })
    .input(z.object({ id: z.number(), limit: z.number() }))
    .output(Lines),
};
const orpc = createORPCClient<{ lines(input: { id: number; limit: number }): Promise<unknown> }>(
  new OpenAPILink(contract, {
    url: "http://stub.invalid/api/pricing",
    fetch: async () => new Response(listText, { headers }),
    plugins: [new ResponseValidationPlugin(contract)],
  }),
);
const axiosClient = axios.create({ adapter: "fetch" });

const measured = await compare([
  {
    name: "fetch + JSON.parse",
    run: async () => JSON.parse(await (await fetch(url, { headers: { authorization: "Bearer token" } })).text()),
  },
  { name: "purvey, all checks", run: () => api.pricing.jobPriceHdr.lines.list({ id: 7, limit: 100 }) },
  {
    name: "openapi-fetch, no checks",
    run: () => openapi.GET("/job-price-hdr/{id}/lines", { params: { path: { id: 7 }, query: { limit: 100 } } }),
  },
  { name: "ky + zod", run: async () => Answer.parse(await ky.get(url).json()) },
  { name: "ts-rest + zod", run: () => tsRest.lines({ params: { id: "7" }, query: { limit: 100 } }) },
  { name: "oRPC + zod", run: () => orpc.lines({ id: 7, limit: 100 }) },
  { name: "axios + zod", run: async () => Answer.parse((await axiosClient.get(url)).data) },
]);
const restricted = process.execArgv.includes("--disallow-code-generation-from-strings");
print(`A call with 100 records${restricted ? ", without code generation" : ""}`, measured);
if (!restricted)
  spawnSync(
    process.execPath,
    ["--disallow-code-generation-from-strings", ...process.execArgv, ...process.argv.slice(1)],
    { stdio: "inherit" },
  );
