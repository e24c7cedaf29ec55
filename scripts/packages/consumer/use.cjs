// The same packages by `require`.
const assert = require("node:assert/strict");
const { createClient, inProcess } = require("@purvey/client");
const { nodeTransport } = require("@purvey/client/node");
const { check } = require("@purvey/contract/check");
const { createTestServer } = require("@purvey/server/testing");

async function main() {
  assert.equal(check({ type: "integer", minimum: 1 }, 0)[0].message, "Expected at least 1, got 0");
  nodeTransport().close();
  const server = await createTestServer();
  const jwt = await server.tokenFor("dana");
  const api = createClient({ siteId: server.site, jwt, transport: inProcess(server) });
  assert.equal((await api.content.system.whoami()).data.username, "dana");
  await server.close();
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
