// A CommonJS project: the same types, and the same modules when it runs.
import { createClient, type Item, inProcess, isPurveyError } from "@purvey/client";
import { createClientOf } from "@purvey/client/client";
import { type RatesCreateInput, tax } from "@purvey/client/services/tax";
import type { Brand } from "@purvey/contract/generated/items";
import { createTestServer } from "@purvey/server/testing";

export const document: RatesCreateInput = { lines: [{ amount: 20 }] };
// @ts-expect-error the number of an item is a text
export const wrong: Item["itemId"] = 7;

async function main(): Promise<void> {
  const server = await createTestServer();
  const options = { siteId: server.site, jwt: await server.tokenFor("dana"), transport: inProcess(server) };
  const brands: Brand[] = (await createClient(options).items.brands.list({ limit: 1 })).data;
  const pong = await createClientOf({ tax }, options).tax.system.ping().data;
  if (brands.length !== 1 || pong !== "pong") throw new Error(`Answered ${JSON.stringify({ brands, pong })}.`);
  await server.close();
}

main().catch((error: unknown) => {
  console.error(isPurveyError(error) ? error.code : error);
  process.exitCode = 1;
});
