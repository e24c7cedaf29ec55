import { afterEach, describe, expect, it } from "vitest";
import { type StandIn, type StandInAnswer, standIn } from "../../testing/stand-in.ts";
import { guardedFetch } from "./guarded-fetch.ts";

const loopback = ["127.0.0.0/8", "::1/128"];
const opened: StandIn[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

async function serve(answer: StandInAnswer): Promise<StandIn> {
  const server = await standIn(answer);
  opened.push(server);
  return server;
}

describe("a request to an address that a user named", () => {
  it("is sent and answered as by fetch, redirects included", async () => {
    const server = await serve((_, response) => response.writeHead(302, { location: "/x", "x-id": "7" }).end("há"));
    const request = { method: "POST", headers: { "x-a": "b" }, body: "grant=code" };
    const answer = await guardedFetch(`${server.url}/token?q=1`, request, loopback);
    expect([answer.status, answer.headers.get("location"), answer.headers.get("x-id"), await answer.text()]).toEqual([
      ...[302, "/x", "7", "há"],
    ]);
    expect(server.requests).toMatchObject([
      { method: "POST", path: "/token?q=1", body: "grant=code", headers: { "x-a": "b" } },
    ]);
    const empty = await serve((_, response) => response.writeHead(204).end());
    expect((await guardedFetch(empty.url, { method: "GET", headers: {} }, loopback)).status).toBe(204);
  });

  it("never reaches a private network that is not allowed, by its address or by a name", async () => {
    const server = await serve((_, response) => response.end());
    const port = new URL(server.url).port;
    for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433"])
      await expect(
        guardedFetch(`http://${host}:${port}`, { method: "GET", headers: {} }, []),
        host,
      ).rejects.toMatchObject({
        status: 422,
      });
    expect(server.requests).toEqual([]);
  });

  it("is given up when its signal says so, before the answer or in the middle of it", async () => {
    for (const answer of [() => undefined, (_, response) => void response.write("a")] satisfies StandInAnswer[]) {
      const server = await serve(answer);
      const signal = AbortSignal.timeout(60);
      const work = guardedFetch(server.url, { method: "GET", headers: {}, signal }, loopback);
      await expect(work).rejects.toMatchObject({ name: "TimeoutError" });
    }
    const gone = { method: "GET", headers: {}, signal: AbortSignal.abort(new Error("too late")) };
    await expect(guardedFetch("http://127.0.0.1:1", gone, loopback)).rejects.toThrow("too late");
  });

  it("reads no more than a megabyte", async () => {
    const server = await serve((_, response) => response.end("x".repeat(1024 * 1024 + 1)));
    await expect(guardedFetch(server.url, { method: "GET", headers: {} }, loopback)).rejects.toThrow(RangeError);
    const most = await serve((_, response) => response.end("x".repeat(1024 * 1024)));
    const answer = await guardedFetch(most.url, { method: "GET", headers: {} }, loopback);
    expect(await answer.text()).toHaveLength(1024 * 1024);
  });
});
