/**
 * Calls a second through the client over real sockets: the platform's fetch against `@purvey/client/node`, by turns,
 * at 1, 16 and 64 calls at once. The server answers a page of 24 records from a process of its own.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createClient } from "@purvey/client";
import { nodeTransport } from "@purvey/client/node";
import { median } from "./lib/compare.ts";

const record = (brandsUid: number) => ({
  brandsUid,
  brandsId: `BRAND-${brandsUid}`,
  brandsName: "Vega",
  brandsDesc: "Fasteners and seals, certified by lot",
  imageUrl: "/media/brands/vega.svg",
  statusCd: 704,
  dateCreated: "2026-03-14 09:26:53",
  dateLastModified: "2026-03-14 09:26:53",
});

function serve(): void {
  const data = Array.from({ length: 24 }, (_, index) => record(index + 1));
  const body = JSON.stringify({ count: 24, data, total: 24, totalResults: 24, message: "", options: {}, params: {} });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
}

/** Calls a second with so many at once, over some milliseconds. */
async function rate(call: () => Promise<unknown>, atOnce: number, milliseconds: number): Promise<number> {
  const started = performance.now();
  let calls = 0;
  const caller = async () => {
    while (performance.now() - started < milliseconds) {
      await call();
      calls++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return (calls * 1000) / (performance.now() - started);
}

async function measure(): Promise<void> {
  const server = fork(fileURLToPath(import.meta.url), ["serve"]);
  const [port] = (await once(server, "message")) as [number];
  const context = { siteId: "demo", jwt: "token", baseUrl: `http://127.0.0.1:${port}/api/{service}` };
  const transport = nodeTransport();
  const clients = { fetch: createClient(context), node: createClient({ ...context, transport }) };
  const callers = Object.values(clients).map((api) => () => api.items.brands.list({ limit: 24 }));
  console.log("Calls a second with all checks, 24 records a page");
  console.log("  at once      fetch   @purvey/client/node   ratio");
  for (const atOnce of [1, 16, 64]) {
    for (const call of callers) await rate(call, atOnce, 1_500);
    const rounds: number[][] = [];
    for (let round = 0; round < 9; round++) {
      const rates: number[] = [];
      for (const call of round % 2 === 0 ? callers : callers.toReversed()) rates.push(await rate(call, atOnce, 500));
      rounds.push(round % 2 === 0 ? rates : rates.toReversed());
    }
    const [fetched, node] = [0, 1].map((index) => median(rounds.map((rates) => rates[index] as number)));
    const ratio = median(rounds.map(([one, other]) => (other as number) / (one as number)));
    console.log(
      `  ${String(atOnce).padStart(7)} ${fetched?.toFixed(0).padStart(10)} ${node?.toFixed(0).padStart(21)} ${ratio.toFixed(2).padStart(7)}`,
    );
  }
  transport.close();
  server.kill();
}

if (process.argv[2] === "serve") serve();
else await measure();
