import { expect, it } from "vitest";
import { aliasesOf } from "./aliases.ts";
import { get, post, resource } from "./endpoint.ts";
import { input, required, text, uid } from "./fields.ts";
import { service } from "./service.ts";

const common = {
  returns: text(),
  summary: "Try an alias",
  words: ["alias"],
  permission: "none",
  scope: "public",
} as const;
const desk = service({
  name: "desk",
  title: "Desk",
  description: "For the test",
  resources: {
    drawer: resource(
      "/cash_drawer",
      { get: get("/{id}", { ...common, params: { id: uid() } }) },
      { aliases: ["/cash-drawer", "/till"] },
    ),
    payment: resource("/api/payment", {
      pay: get("", {
        ...common,
        query: { amount: required(text()) },
        aliases: [{ method: "POST" }, { path: "/payment" }],
      }),
      book: post("/book", {
        ...common,
        body: input("Booking", "A booking", { note: text() }),
        aliases: [{ path: "/book" }],
      }),
    }),
  },
});

const addresses = (name: string) => {
  const endpoint = desk.endpoints[name];
  return endpoint ? aliasesOf(endpoint) : [];
};

it("answers a whole resource under other paths", () => {
  expect(addresses("drawer.get").map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /cash-drawer/{id}",
    "GET /till/{id}",
  ]);
  expect(addresses("drawer.get")[0]).toMatchObject({ id: "desk.drawer.get", safe: true, params: { required: ["id"] } });
});

it("takes the query of a GET in the body where it is known as a POST, which nobody repeats or caches", () => {
  const [posted, renamed] = addresses("payment.pay");
  expect(posted).toMatchObject({ method: "POST", path: "/api/payment", safe: false, query: undefined });
  expect(posted?.body).toMatchObject({ properties: { amount: { type: "string" } }, required: ["amount"] });
  expect(renamed).toMatchObject({ method: "GET", path: "/payment", safe: true, body: undefined });
  expect(addresses("payment.book")[0]).toMatchObject({ method: "POST", path: "/book", body: { title: "Booking" } });
});
