// The packages by `import`: the real server in this process, a call, a tape.
import assert from "node:assert/strict";
import { createClient, inProcess, NotFoundError } from "@purvey/client";
import { recordTo, replayFrom } from "@purvey/client/recording";
import { discoveryIndex, searchEndpoints } from "@purvey/contract/discovery";
import { mcpOverHttp } from "@purvey/mcp/mcp-over-http";
import { createTestServer } from "@purvey/server/testing";

const server = await createTestServer();
const jwt = await server.tokenFor("dana");
const api = createClient({ siteId: server.site, jwt, transport: recordTo("tape.json", inProcess(server)) });
const { data, totalResults } = await api.items.brands.list({ limit: 2 });
assert.equal(data.length, 2);
assert.ok(totalResults > 2);
await assert.rejects(Promise.resolve(api.items.brands.get({ id: 987654 })), NotFoundError);
const played = createClient({ siteId: server.site, jwt: "any", transport: replayFrom("tape.json") });
assert.deepEqual((await played.items.brands.list({ limit: 2 })).data, data);
assert.equal(searchEndpoints(discoveryIndex(), "list brands")[0].operation, "items.brands.list");
const tools = mcpOverHttp({ url: "http://localhost", siteId: "demo", version: "1" });
assert.equal((await tools.fetch(new Request("http://localhost/mcp", { method: "POST" }))).status, 403);
await server.close();
