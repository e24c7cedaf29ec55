import { aliasesOf } from "@purvey/contract/aliases";
import { expect, it } from "vitest";
import { implementations } from "../../services.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { rawFetch, rawRequest } from "../../testing/raw-request.ts";

describeServer("aliases", (server) => {
  const token = async () => server().app.tokens.issue(await server().principalOf("ada"));

  it("answer with the same handler as the endpoint's own address", async () => {
    const given = { token: await token() };
    const create = await rawFetch(server().app, "POST", "/api/items/item-favorites/7/items", {
      ...given,
      body: JSON.stringify({ itemId: "NUT-M8-NY", note: "by its other name" }),
    });
    expect(create).toMatchObject({ status: 200, body: { data: { usersId: 7, itemId: "NUT-M8-NY" } } });
    const lists = await Promise.all(
      ["/api/items/item-favorites/7/items", "/api/items/item-favorites/7"].map((path) =>
        rawFetch(server().app, "GET", path, given),
      ),
    );
    expect(lists.map(({ body }) => body.data.map(({ note }: { note: string }) => note))).toEqual([
      ["by its other name"],
      ["by its other name"],
    ]);
    const { invMastUid } = create.body.data;
    const gone = await rawFetch(server().app, "DELETE", `/api/items/item-favorites/7/items/${invMastUid}`, given);
    expect(gone.body.data).toEqual({ uid: invMastUid, deleted: true });
  });

  it("refuse unknown records and people without a token as the endpoint does, and are told by OPTIONS", async () => {
    const given = { token: await token() };
    const all = implementations.flatMap(({ service }) =>
      Object.values(service.endpoints).flatMap((endpoint) =>
        aliasesOf(endpoint).map((alias) => [service, endpoint, alias] as const),
      ),
    );
    expect(all.length).toBeGreaterThan(3);
    for (const [service, endpoint, alias] of all) {
      const input = Object.fromEntries(Object.keys(endpoint.params?.properties ?? {}).map((name) => [name, 987_654]));
      const statuses = await Promise.all(
        [endpoint, alias].map(async (address) => [
          (await rawRequest(server().app, service, address, input, given)).status,
          (await rawRequest(server().app, service, address, input)).status,
        ]),
      );
      expect(statuses[1], alias.path).toEqual(statuses[0]);
      const path = `/api/${service.segment}${alias.path.replace(/\{\w+\}/g, "1")}`;
      const options = await rawFetch(server().app, "OPTIONS", path);
      expect(options.headers.get("allow")).toContain(alias.method);
    }
  });
});
