import { expect, it } from "vitest";
import { exampleOf } from "./example.ts";
import { services } from "./services/index.ts";

/** Writes to something that exists already which carry nothing of the state that it was read in, each with the reason. */
const overwriting: readonly (readonly [ids: RegExp, reason: string])[] = [
  [/^orders\.oeHdr\.refund$/, "adds a refund, and is refused beyond what is left of it then"],
  [/^site\.settings\.tryAccount$/, "asks with what is stored, and changes nothing"],
  [/^items\.itemFavorites\.(update|delete)$/, "a user's own note and order of favorites"],
  [/^items\.itemWishlist\.hdr\./, "lines of a user's own list, each put in or taken out by itself"],
  [/^items\.invMast\.attributes\./, "one value, named by the address: another in its place is not found"],
  [/^commerce\.cartLine\./, "lines of a cart, which has a version: who is slower goes on from what is there then"],
  [/^commerce\.approvals\.(decide|withdraw)$/, "ends once: whoever comes second is told who decided, and when"],
  [/^commerce\.checkout\.validate$/, "looks, and changes nothing"],
  [/^commerce\.checkout\.prophet21Hdr\.prophet21Line\.create$/, "adds lines; those that are there stay"],
  [/^vmi\.warehouse\.(receive|transfer|usage)$/, "adds to a quantity or takes from it; whatever it is then"],
  [/^vmi\.warehouse\.adjust$/, "each count says what it believed to be there, and is refused where that is not so"],
  [/^vmi\.warehouse\.replenish\.create$/, "makes a restock order"],
  [/^(vmi\.warehouse\.users|content\.users\.groups)\.create$/, "one membership, which is all there is to read"],
  [/^content\.apiKeys\.revoke$/, "ends once: whoever comes second is answered who revoked it, and when"],
  [/^content\.users\.identities\./, "put in or taken out, never changed"],
  [/^imports\.scheduledImportMaster\.sftp$/, "a connection that nothing reads; each try says all of it"],
  [/^erp\.transPurchaseOrderReceipt\.update$/, "adds a receipt to an order"],
  [/^search\.items\./, "the index of what stands elsewhere"],
  [/^customers\.customer\.(contacts|shipTo)\.create$/, "makes a record, which nothing changes"],
  [/^(vmi\.distributors\.products|legacy\.invMast\.\w+)\.create$/, "makes a record, which another address changes"],
  [/^items\.itemWishlist\.create$/, "makes a list"],
];

const endpoints = services.flatMap((service) => Object.values(service.endpoints));

/** What makes a record below another one: its own address stands below this one. */
const isNew = ({ method, operation, service, path }: (typeof endpoints)[number]): boolean =>
  method === "POST" &&
  /^create/.test(operation) &&
  endpoints.some((other) => other.service === service && other.path.startsWith(`${path}/{`) && other.method === "PUT");

const writes = endpoints.filter(
  (endpoint) => endpoint.method !== "GET" && endpoint.path.includes("{") && !isNew(endpoint),
);

const carriesState = (names: readonly string[]) =>
  names.some((name) => /^(ifLastModified|expectedVersion)$/.test(name));

it("overwrites nothing unseen: each write to what exists already carries the state that it was read in", () => {
  const silent = writes.filter(({ input }) => !carriesState(Object.keys(input.properties))).map(({ id }) => id);
  const excused = (id: string) => overwriting.some(([ids]) => ids.test(id));
  expect(silent.filter((id) => !excused(id))).toEqual([]);
  expect(overwriting.filter(([ids]) => !silent.some((id) => ids.test(id)))).toEqual([]);
});

it("answers 409 where it takes that state", () => {
  const guarded = endpoints.filter(({ input }) => carriesState(Object.keys(input.properties)));
  expect(guarded.filter(({ errors }) => !errors.includes("RESOURCE_CONFLICT")).map(({ id }) => id)).toEqual([]);
});

it("shows no invented state in an example, which would be refused when it is sent as it stands", () => {
  const invented = endpoints.filter(({ input }) => carriesState(Object.keys(Object(exampleOf(input)))));
  expect(invented.map(({ id }) => id)).toEqual([]);
});
