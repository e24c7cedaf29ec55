import type { Endpoint } from "@purvey/contract/endpoint";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkReferences } from "./platform/db/orphans.ts";

import { implementations } from "./services.ts";
import { type Input, inCallingOrder, inputsOf } from "./testing/generated-inputs.ts";
import { methodOf } from "./testing/method-of.ts";
import { RecordPool } from "./testing/record-pool.ts";
import { storedRows } from "./testing/stored-rows.ts";
import { databasesOfAll } from "./testing/test-database.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

/** Endpoints that no generated input gets an answer of, each with the reason; tests of their own answer them. */
const unreachable: Readonly<Record<string, string>> = {
  "commerce.cartLine.add": "a quote that is named must offer the item in the unit",
  "commerce.cartLine.deleteLine": "the cart must have the line",
  "commerce.approvals.create": "the caller's cart must come to more than they may order",
  "commerce.approvals.get": "somebody must have asked for an approval",
  "commerce.approvals.decide": "somebody must have asked for an approval",
  "commerce.approvals.withdraw": "somebody must have asked for an approval",
  "commerce.quoteRequests.create": "a cart that is named must be the customer's, and a request must say something",
  "commerce.quoteRequests.get": "somebody must have asked for a quote",
  "commerce.quoteRequests.offer": "somebody must have asked for a quote",
  "commerce.quoteRequests.decline": "somebody must have asked for a quote",
  "commerce.quoteRequests.counter": "somebody must have asked for a quote",
  "commerce.quoteRequests.accept": "somebody must have asked for a quote",
  "commerce.quoteRequests.withdraw": "somebody must have asked for a quote",
  "commerce.approvalPolicy.update": "a chain must begin at 0 and rise",
  "commerce.checkout.activate": "the cart must hold something for a customer",
  "commerce.checkout.prophet21Hdr.prophet21Line.create": "the order must be the one that the checkout became",
  "commerce.checkout.prophet21Hdr.create":
    "the header must name the customer of the checkout, with units and items that fit",
  "orders.oeHdr.refund": "an order's card must have been charged",
  "site.settings.tryAccount": "the setting must be an account with an outside system",
  "content.openId.begin": "the site must have an identity provider",
  "content.openId.complete": "somebody must have signed in at an identity provider",
  "content.users.verifyPassword": "the password must be right",
  "erp.transPurchaseOrderReceipt.update": "the lines must be those of the purchase order",
  "ai.akasha.generate": "a language model must be configured",
  "ai.joomla.generate": "a language model must be configured",
  "ai.ollama.generate": "a language model must be configured",
  "imports.scheduledImportMaster.sftp": "a server must be there that proves its host key",
  "payments.element.payment": "a payment needs an idempotency key",
  "items.invMast.attributes.values.create": "exactly one of two fields must be given, for an attribute of the item",
  "items.itemFavorites.create": "number and part number must be of the same item",
  "items.itemWishlist.hdr.line.delete": "user, list and line must belong together",
  "items.itemWishlist.hdr.createLine": "number and part number must be of the same item",
  "warehouseOps.purchaseOrderReceipt.create": "items and units must be those of the purchase order",
  "warehouseOps.receiving.create": "items and units must be those of the purchase order",
  "warehouseOps.transfer.create": "sender and receiver must be two locations, the item named by one of its two names",
  "warehouseOps.transferReceipt.create": "items and units must be those of the transfer",
  "warehouseOps.transferShipping.create": "items and units must be those of the transfer",
  "vmi.warehouse.adjust": "the part must be there as the counter believed",
  "vmi.warehouse.receive": "the restock order must be of the stockroom and expect the part",
  "vmi.warehouse.replenish.create":
    "the parts must be in the profile and missing, and the distributor deliver to the customer",
  "vmi.warehouse.transfer": "the lot must be there, in a stockroom of the same customer",
  "vmi.warehouse.usage": "the lot must be there",
};

/** What a server may refuse an input with that fits the contract: something is not there, in the way, or against a rule. */
const refusals = [400, 401, 403, 404, 409, 422];

interface Tally {
  calls: number;
  readonly answered: Set<string>;
  readonly refused: Map<number, number>;
}

const services = implementations.map(({ service }) => service);
const endpoints = inCallingOrder(services.flatMap((service) => Object.values(service.endpoints)));

for (const kind of databasesOfAll) {
  describe(`calls with generated inputs, from the client to the database and back (${kind})`, () => {
    const tallies = new Map<string, Tally>();
    const odd: string[] = [];
    const why = new Map<string, string>();
    let server: TestServer;

    beforeAll(async () => {
      let failure: string | undefined;
      server = await openTestServer(kind, { log: ({ error }) => (failure = error) });
      const ada = await server.principalOf("ada");
      const client = await server.clientFor("ada");
      const pool = new RecordPool([ada.userId, ada.username]);
      for (const rows of await storedRows(server.db)) pool.keepTable(rows);
      const call = async (endpoint: Endpoint, input: Input) => {
        const tally = tallies.get(endpoint.service) ?? { calls: 0, answered: new Set(), refused: new Map() };
        tallies.set(endpoint.service, tally);
        tally.calls += 1;
        try {
          pool.keep(endpoint, input, await methodOf(client, endpoint)(input));
          tally.answered.add(endpoint.id);
        } catch (error) {
          const { status = 0, message, issues } = error as { status?: number; message: string; issues?: unknown };
          why.set(endpoint.id, `${status} ${message} ${JSON.stringify(input)}`.slice(0, 300));
          tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1);
          const mayBeAway = status === 503 && endpoint.errors.includes("SERVICE_UNAVAILABLE");
          if ((!refusals.includes(status) && !mayBeAway) || message.includes("response structure"))
            odd.push(
              `${endpoint.id} ${status} ${message} ${JSON.stringify(issues ?? "")} ${JSON.stringify(input)} ${failure ?? ""}`,
            );
        }
      };
      // The first round meets what the world has, the second what the first made; then those try again that had no luck.
      for (let round = 1; round <= 4; round++)
        for (const endpoint of endpoints)
          if (round <= 2 || !tallies.get(endpoint.service)?.answered.has(endpoint.id))
            for (const input of inputsOf(endpoint, pool, round)) await call(endpoint, input);
    }, 300_000);
    afterAll(() => server.close());

    it("end in an answer that fits the contract, or in a refusal that says what is wrong", () => {
      expect(odd).toEqual([]);
    });

    it("leave no row that refers to nothing", async () => {
      expect((await checkReferences(server.db)).orphans).toEqual([]);
    });

    it("answer every endpoint at least once, but for those with a reason", () => {
      const table = Object.fromEntries(
        services.map(({ name, endpoints }) => {
          const { calls, answered, refused } = tallies.get(name) as Tally;
          const counts = Object.fromEntries(refusals.map((status) => [status, refused.get(status) ?? 0]));
          return [name, { endpoints: Object.keys(endpoints).length, answered: answered.size, calls, ...counts }];
        }),
      );
      console.table(table);
      const answered = new Set([...tallies.values()].flatMap((tally) => [...tally.answered]));
      const missing = endpoints.filter(({ id }) => !answered.has(id)).map(({ id }) => id);
      const unexplained = missing.filter((id) => !(id in unreachable));
      expect(unexplained.map((id) => `${id}: ${why.get(id)}`)).toEqual([]);
    });
  });
}
