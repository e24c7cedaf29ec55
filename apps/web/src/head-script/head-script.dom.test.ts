import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { homeReads, sendHomeReads } from "../app/send-home-reads.ts";
import { type BegunPage, firstReadsKey, takeFirstReads } from "../shared/first-reads/first-reads.ts";
import { loadKeptFaces } from "./load-faces.ts";
import { filesOf, preloadScreen } from "./preload-screen.ts";
import { patternOf } from "./screen-modules.ts";
import { type HeadPage, sendFirstReads } from "./send-first-reads.ts";

const session = JSON.stringify({ siteId: "demo", token: "t1", userId: 7, username: "dana" });

/** A page at an address with what the tab keeps; notes what is asked. */
function pageAt(address: string, kept: Readonly<Record<string, string>>) {
  const asked: [string, RequestInit][] = [];
  const page: HeadPage = {
    sessionStorage: { getItem: (key) => kept[key] ?? null },
    location: new URL(address, "http://test.invalid"),
    fetch: async (url, init) => {
      asked.push([url, init]);
      if (url.includes("broken")) throw new TypeError("Failed to fetch");
      return new Response(`early ${url}`);
    },
  };
  return { page, asked };
}

const keptReads = (userId: number, screens: Readonly<Record<string, readonly string[]>>) => ({
  "purvey.session": session,
  [firstReadsKey]: JSON.stringify({ siteId: "demo", userId, screens }),
});

const get = { method: "GET", headers: { authorization: "Bearer t1" } };
const answered = (url: string) => Promise.resolve(new Response(`later ${url}`));

describe("the beginning of a page", () => {
  it("asks who is signed in, and nothing when nobody is", () => {
    const nobody = pageAt("/shop", {});
    expect([sendFirstReads(nobody.page), nobody.asked]).toEqual([false, []]);
    const dana = pageAt("/shop", { "purvey.session": session });
    expect(sendFirstReads(dana.page)).toBe(true);
    expect(dana.asked.map(([url]) => url)).toEqual(["/api/content/users/7/trinity", "/api/content/users/7"]);
    expect(dana.asked[0]?.[1].headers).toEqual({
      accept: "application/json",
      "x-site-id": "demo",
      authorization: "Bearer t1",
    });
  });

  it("asks what this address asked last time, for the same person alone", () => {
    const screens = { "/shop/search?q=bolt": ["/api/search/item-search?q=bolt"] };
    const known = pageAt("/shop/search?q=bolt", keptReads(7, screens));
    sendFirstReads(known.page);
    expect(known.asked.map(([url]) => url)).toEqual(["/api/search/item-search?q=bolt"]);
    const another = pageAt("/shop/search?q=bolt", keptReads(8, screens));
    sendFirstReads(another.page);
    expect(another.asked.map(([url]) => url)).not.toContain("/api/search/item-search?q=bolt");
  });

  it("asks for the customer for whom a representative acts, and answers for nobody else", async () => {
    const sara = pageAt("/shop", { "purvey.session": JSON.stringify({ ...JSON.parse(session), actingFor: 100200 }) });
    sendFirstReads(sara.page);
    expect(sara.asked[0]?.[1].headers).toMatchObject({ "x-acting-for": "100200" });
    const send = takeFirstReads(answered, sara.page);
    const user = "/api/content/users/7";
    expect(await (await send(`${user}/trinity`, get)).text()).toBe(`later ${user}/trinity`);
    const acting = { ...get, headers: { ...get.headers, "x-acting-for": "100200" } };
    expect(await (await send(user, acting)).text()).toBe(`early ${user}`);
  });

  const linksOf = (page: Document) =>
    [...page.head.querySelectorAll("link")].map(({ rel, as, href, crossOrigin }) =>
      [rel, as, new URL(href, location.href).pathname, crossOrigin].join(" "),
    );

  /** A page whose element of the beginning names these screens, and `/further.json`. */
  function pageWith(screens: object): Document {
    const script = document.createElement("script");
    Object.assign(script.dataset, { screens: JSON.stringify(screens), further: "/further.json" });
    const page = document.implementation.createHTMLDocument();
    vi.spyOn(page, "currentScript", "get").mockReturnValue(script);
    return Object.assign(page, { fonts: { load: vi.fn() } });
  }

  const bothFaces = [expect.stringMatching(/^1em ".+ Next Variable",".+ Mono Variable"$/)];
  const facesOf = ({ fonts }: Document) => vi.mocked(fonts.load).mock.calls.map(([face]) => face);

  it("asks for the faces before the first words where the browser holds them, and else leaves them for later", () => {
    const timelineOf = (transferSize: number) => ({
      getEntriesByName: () => [{ transferSize } as PerformanceResourceTiming],
    });
    const asked = [0, 900].map((transferSize) => {
      const page = pageWith({});
      loadKeptFaces(page, timelineOf(transferSize));
      expect(facesOf(page)).toEqual([]);
      page.dispatchEvent(new Event("DOMContentLoaded"));
      return facesOf(page);
    });
    expect(asked).toEqual([bothFaces, []]);
    // A face that the style sheet does not name is asked for in vain.
    const sheet = readFileSync(join(import.meta.dirname, "../../../../packages/ui/src/styles/fonts.css"), "utf8");
    const named = [...String(asked[0]).matchAll(/"[^"]+"/g)].map(([family]) =>
      sheet.includes(`font-family: ${family};`),
    );
    expect(named).toEqual([true, true]);
  });

  it("knows a screen by the path of its route", () => {
    const files = { "/": "/a.js", "/shop": "/a.js", "/shop/i/$item": "/b.js" };
    const screens = Object.fromEntries(
      Object.entries(files).map(([route, file]) => [patternOf(route), { first: [file], later: [] }]),
    );
    const paths = ["/", "/shop", "/shop/", "/shop/orders", "/shop/i", "/shop/i/A%2FB", "/shop/i/X/more"];
    const asked = paths.map((path) => filesOf(screens, path)?.first.join());
    expect(asked).toEqual(["/a.js", "/a.js", "/a.js", undefined, undefined, "/b.js", undefined]);
  });

  it("asks for the scripts of the screen, and for what it needs next when the application says so", async () => {
    const page = pageWith({ [patternOf("/shop")]: { first: ["/a.js"], later: ["/later.js"] } });
    const preloadLater = preloadScreen(page, "/shop", () => Promise.reject(new Error("Not to be read.")));
    await vi.waitFor(() => expect(linksOf(page)).toEqual(["modulepreload  /a.js "]), 20_000);
    preloadLater();
    await vi.waitFor(() => expect(linksOf(page)).toHaveLength(2), 20_000);
    expect([linksOf(page)[1], facesOf(page)]).toEqual(["modulepreload  /later.js ", bothFaces]);
  });

  it("reads what another screen is made of from a list of its own, and does without where none comes", async () => {
    const [page, without] = [pageWith({}), pageWith({})];
    const asked: string[] = [];
    const preloadLater = preloadScreen(page, "/ops/picks/1", async (url) => {
      asked.push(url);
      return { [patternOf("/ops/picks/$no")]: { first: ["/pick.js"], later: ["/later.js"] } };
    });
    preloadScreen(without, "/ops", () => Promise.reject(new TypeError("Failed to fetch")))();
    preloadLater();
    await vi.waitFor(() => expect(linksOf(page)).toHaveLength(2), 20_000);
    expect(linksOf(page)).toEqual(["modulepreload  /pick.js ", "modulepreload  /later.js "]);
    expect([asked, linksOf(without)]).toEqual([["/further.json"], []]);
  });
});

describe("the application's first reads", () => {
  const begin = (kept: Readonly<Record<string, string>>): BegunPage => {
    const { page } = pageAt("/shop", kept);
    sendFirstReads(page);
    return page;
  };
  const reads = keptReads(7, { "/shop": ["/api/one", "/api/two", "/api/broken"] });
  const textOf = async (answer: Promise<{ text(): Promise<string> }>) => (await answer).text();

  it("are answered by what was sent before, once", async () => {
    const send = takeFirstReads(answered, begin(reads));
    expect(await textOf(send("/api/one", get))).toBe("early /api/one");
    expect(await textOf(send("/api/one", get))).toBe("later /api/one");
  });

  it("are sent again where no answer came, with another token, and after a change", async () => {
    const send = takeFirstReads(answered, begin(reads));
    expect(await textOf(send("/api/broken", get))).toBe("later /api/broken");
    expect(await textOf(send("/api/two", { ...get, headers: { authorization: "Bearer t2" } }))).toBe("later /api/two");
    await send("/api/cart", { ...get, method: "POST" });
    expect(await textOf(send("/api/one", get))).toBe("later /api/one");
  });

  it("are forgotten after five seconds", async () => {
    vi.useFakeTimers();
    const send = takeFirstReads(answered, begin(reads));
    vi.advanceTimersByTime(5001);
    vi.useRealTimers();
    expect(await textOf(send("/api/one", get))).toBe("later /api/one");
  });

  it("are at the beginning of the shop what its screen will ask, once it is known for whom", async () => {
    const who = { permissions: ["customer.read"], businessLogic: { customerId: 100200 } };
    const sentAt = async (address: string, trinity: object) => {
      const { page, asked } = pageAt(address, { "purvey.session": session });
      const fetch = async (url: string, init: RequestInit) => {
        asked.push([url, init]);
        return Response.json({ data: trinity });
      };
      const begun: HeadPage = { ...page, fetch };
      sendFirstReads(begun);
      const view = {
        location: { pathname: new URL(address, "http://test.invalid").pathname },
        matchMedia: () => ({ matches: false }),
      };
      await sendHomeReads({ ...begun, ...view }, { userId: 7 });
      return asked.slice(2).map(([url]) => url);
    };
    const sent = [
      "/api/customers/customer/100200/purchased-items?limit=8",
      "/api/customers/customer/100200/orders?cancelFlag=N&limit=25&orderBy=order_no%7CDESC",
      "/api/site/notifications?limit=25",
    ];
    expect(await sentAt("/shop", who)).toEqual(sent);
    expect(await sentAt("/shop/", who)).toEqual(sent);
    expect(await sentAt("/shop/orders", who)).toEqual([]);
    expect(await sentAt("/shop", { ...who, permissions: [] })).toEqual([]);
    expect(await sentAt("/shop", { ...who, businessLogic: { customerId: null } })).toEqual([]);
    expect(homeReads({ permissions: ["customer.read"], businessLogic: { customerId: 7 } }, true)[0]).toContain(
      "limit=14",
    );
  });
});
