import { describe, expect, it } from "vitest";
import { brand } from "./testing/brand.ts";
import { clientOf, failureOf } from "./testing/client-of.ts";
import { type Answer, envelope } from "./testing/scripted-transport.ts";

const brandOf = (brandsUid: number) => ({ ...brand, brandsUid });

/** A list of so many brands that heeds `limit` and `offset`; `total` says what each page claims. */
function listing(count: number, total: (page: number) => number = () => count): Answer {
  let page = 0;
  return (url) => {
    const search = new URL(url, "http://list.invalid").searchParams;
    const [limit, offset] = [Number(search.get("limit") ?? 10), Number(search.get("offset") ?? 0)];
    const all = Array.from({ length: count }, (_, index) => brandOf(index + 1));
    return envelope(all.slice(offset, offset + limit), { total: total(page++) });
  };
}

async function uidsOf(answer: Answer, input: { limit?: number; offset?: number } = {}): Promise<number[]> {
  const { api } = clientOf([answer]);
  const uids: number[] = [];
  for await (const { brandsUid } of api.items.brands.list(input).items()) uids.push(brandsUid);
  return uids;
}

describe("iterating a list", () => {
  it("goes on to the total, from where the input begins", async () => {
    expect(await uidsOf(listing(25))).toHaveLength(25);
    expect(await uidsOf(listing(25), { limit: 7, offset: 20 })).toEqual([21, 22, 23, 24, 25]);
    expect(await uidsOf(listing(0))).toEqual([]);
  });

  it.each([Number.NaN, 0, null, -1, 3])("gives every record of a service whose total is %j", async (total) => {
    const claimed = Number.isNaN(total) ? undefined : total;
    expect(
      await uidsOf(
        listing(7, () => claimed as number),
        { limit: 3 },
      ),
    ).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(
      await uidsOf(
        listing(6, () => claimed as number),
        { limit: 3 },
      ),
    ).toHaveLength(6);
  });

  it("asks no further after a short page that the total agrees with", async () => {
    const { api, arrived } = clientOf([listing(7)]);
    for await (const _ of api.items.brands.list({ limit: 10 }).items());
    expect(arrived).toHaveLength(1);
  });

  it("has one page where an endpoint takes no offset", async () => {
    const { api, arrived } = clientOf([envelope([{ tagsUid: 1 }])], { validate: { response: "off" } });
    for await (const _ of api.commerce.checkout.approvers().items());
    expect(arrived).toHaveLength(1);
  });

  it("goes to the end when the total shrinks or grows meanwhile", async () => {
    expect(await uidsOf(listing(25, (page) => (page === 0 ? 25 : 20)))).toHaveLength(25);
    expect(await uidsOf(listing(25, (page) => (page === 0 ? 12 : 25)))).toHaveLength(25);
    expect(await uidsOf(listing(12, () => 1_000))).toHaveLength(12);
  });

  it("is an error where a service ignores `offset`, however many records it claims", async () => {
    let total = 20;
    const same: Answer = () => {
      total += 2;
      return envelope([brandOf(1), brandOf(2)], { total });
    };
    const { api, arrived } = clientOf([same]);
    const seen: unknown[] = [];
    const read = async () => {
      for await (const one of api.items.brands.list({ limit: 2 }).items()) seen.push(one);
    };
    expect(await failureOf(read())).toMatchObject({
      message: "Invalid API response structure",
      errors: [{ path: "data", code: "offset", message: expect.stringContaining("offset 2") }],
    });
    expect([seen.length, arrived.length]).toEqual([2, 2]);
  });

  it("asks for a page only when it is needed, and stops when the reader does", async () => {
    const { api, arrived } = clientOf([listing(1_000)]);
    for await (const { brandsUid } of api.items.brands.list().items()) if (brandsUid === 15) break;
    expect(arrived).toHaveLength(2);
  });

  it("uses the answer that is there already", async () => {
    const { api, arrived } = clientOf([listing(12)]);
    const call = api.items.brands.list();
    const first = await call;
    const pages: unknown[] = [];
    for await (const page of call.pages()) pages.push(page);
    expect(pages[0]).toBe(first);
    expect([pages.length, arrived.length]).toEqual([2, 2]);
  });

  it("ends at an answer without a list, where answers are not checked", async () => {
    const { api } = clientOf([envelope(null)], { validate: { response: "off" } });
    for await (const page of api.items.brands.list().pages()) throw new Error(`There was ${JSON.stringify(page)}.`);
  });
});
