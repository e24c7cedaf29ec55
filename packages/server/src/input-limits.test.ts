import { most } from "@purvey/contract/limits";
import { search } from "@purvey/contract/services/search/index";
import { rule } from "@purvey/contract/testing/rule";
import { expect, it } from "vitest";
import { describeServer } from "./testing/describe-server.ts";
import { invMastUidOf } from "./testing/inv-mast-uid-of.ts";
import { refusedWith } from "./testing/refused-with.ts";
import { sendAs } from "./testing/send-as.ts";

describeServer("inputs that no document limits", (server) => {
  rule("R077 takes any size of a page of a search from 1, and long texts", async () => {
    const api = (await server().clientFor("dana")).search.itemSearch;
    expect((await api.list({ q: "bolt", size: 2500 }).data).items.length).toBeGreaterThan(0);
    const words = Array.from({ length: 120 }, (_, at) => `hex${at} bolt`).join(" ");
    expect(words.length).toBeGreaterThan(500);
    expect((await api.list({ q: words, size: 1 }).data).items).toHaveLength(1);
    const refused = await sendAs(server(), search, "itemSearch.list", "dana", { q: "bolt", size: most.found + 1 });
    expect([refused.status, refused.body.validationErrors[0].field]).toEqual([400, "size"]);
  });

  it("keeps long names of places, and carts of more than a thousand lines", async () => {
    const { commerce } = await server().clientFor("dana");
    const { customers } = await server().clientFor("ada");
    const city =
      "Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu on the Hill".repeat(2);
    const made = await customers.customer.shipTo.create({ customerId: 100200, city, state: "Hawke's Bay Region" }).data;
    expect(made.city).toBe(city);
    const { cartHdrUid } = await commerce.cartHdr.lookup({ userId: 1, customerId: 100200, userCartNo: 4711 }).data;
    const invMastUid = await invMastUidOf(server(), "HB-M8-40");
    const lines = Array.from({ length: 1200 }, (_, at) => ({
      invMastUid,
      quantity: 100,
      unitOfMeasure: "EA",
      key: `k${at}`,
    }));
    await commerce.cartLine.add({ cartHdrUid, lines });
    expect((await commerce.cartLine.list({ cartHdrUid }).data).length).toBeGreaterThan(1000);
  });

  it("answers a sum that the database cannot hold by a refusal, not by a failure", async () => {
    const engine = (await server().clientFor("dana")).pricing.priceEngine;
    const priced = engine.get({ customerId: 100200, itemId: "HB-M8-40", quantity: most.quantity });
    expect(await refusedWith(priced)).toEqual([200]);
    const tax = (await server().clientFor("ada")).tax.rates;
    const amount = most.amount;
    const shipTo = { postalCode: "43610" };
    const [status] = await refusedWith(tax.create({ lines: [{ amount }, { amount }], shipTo }));
    expect([200, 400]).toContain(status);
  });
});
