import { rule } from "@purvey/contract/testing/rule";
import { afterEach, describe, expect, it } from "vitest";
import { type StandIn, type StandInAnswer, standIn } from "../../testing/stand-in.ts";
import { baseUrlOf } from "./base-url.ts";
import type { HttpServiceSettings } from "./http-request.ts";
import { httpService } from "./http-service.ts";
import { HttpServiceError } from "./http-service-error.ts";

const opened: StandIn[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const secret = "sk-secret-0815";

async function serviceOf(answer: StandInAnswer, more: Partial<HttpServiceSettings> = {}) {
  const server = await standIn(answer);
  opened.push(server);
  const headers = { authorization: `Bearer ${secret}` };
  const settings = { name: "tax provider", baseUrl: `${server.url}/v2`, headers, ...more };
  return { server, http: httpService(settings) };
}

async function failureOf(work: Promise<unknown>): Promise<HttpServiceError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpServiceError)) throw new Error(`Expected an HttpServiceError, got ${String(error)}`);
  // What goes into answers and logs.
  const shown = [error.message, JSON.stringify(error.details), error.stack, (error.cause as Error | undefined)?.stack];
  expect(shown.join()).not.toContain(secret);
  return error;
}

describe("an outside system over HTTP", () => {
  it("is sent JSON, forms and texts below its base URL with its key, and answers JSON or text", async () => {
    const { server, http } = await serviceOf((_, response) =>
      response.writeHead(201, { "x-id": "7" }).end('{"a":[1]}'),
    );
    const { status, headers, body } = await http.json({
      path: "/rates",
      query: { q: "a b", n: 1, none: undefined },
      body: { json: { x: 1 } },
    });
    expect([status, headers.get("x-id"), body]).toEqual([201, "7", { a: [1] }]);
    expect(server.requests[0]).toMatchObject({
      method: "POST",
      path: "/v2/rates?q=a+b&n=1",
      body: '{"x":1}',
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json", accept: "application/json" },
    });
    expect((await http.text({ path: "/hook", body: { form: { a: "1 2" } } })).body).toBe('{"a":[1]}');
    await http.text({ method: "PUT", path: "/hook", body: { text: "<a/>", type: "text/xml" } });
    await http.text({ path: "/hook" });
    expect(
      server.requests.slice(1).map(({ method, body, headers }) => [method, body, headers["content-type"]]),
    ).toEqual([
      ["POST", "a=1+2", "application/x-www-form-urlencoded"],
      ["PUT", "<a/>", "text/xml"],
      ["GET", "", undefined],
    ]);
  });

  it("streams lines as they come, also when chunks cut lines and letters", async () => {
    let release: () => void = () => undefined;
    const { http } = await serviceOf((_, response) => {
      const bytes = Buffer.from('{"a":"ü"}\r\n\n{"b":2}\nrest');
      response.write(bytes.subarray(0, 7));
      release = () => {
        response.write(bytes.subarray(7, 16));
        response.end(bytes.subarray(16));
      };
      response.write("");
      setImmediate(() => release());
    });
    const lines: string[] = [];
    for await (const line of http.lines({ path: "/stream" })) lines.push(line);
    expect(lines).toEqual(['{"a":"ü"}', '{"b":2}', "rest"]);
  });

  it("hangs up when nobody wants the rest of a stream", async () => {
    let closed: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const { http } = await serviceOf((_, response) => {
      response.on("close", closed).write("one\ntwo\n");
    });
    for await (const line of http.lines({ path: "/stream" })) {
      expect(line).toBe("one");
      break;
    }
    await gone;
  });

  rule("R222 gives up when the head or the body takes too long", async () => {
    const hanging: StandInAnswer = () => undefined;
    const dripping: StandInAnswer = (_, response) => void response.write('{"a":');
    for (const answer of [hanging, dripping]) {
      const { server, http } = await serviceOf(answer, { timeout: 60 });
      const error = await failureOf(http.json({ path: "/slow", query: { key: secret } }));
      expect([error.status, error.code]).toEqual([504, "UPSTREAM_TIMEOUT"]);
      expect(error.message).toBe(
        `The tax provider at \`${new URL(server.url).host}\` did not answer within 0.06 s. Try again later.`,
      );
    }
  });

  rule("R221 says that a system cannot be reached, is busy, or broke off", async () => {
    const { server, http } = await serviceOf((_, response) => {
      response.write('{"a":');
      response.destroy();
    });
    const cut = await failureOf(http.json({ path: "/cut" }));
    expect([cut.status, cut.details.retryAfter]).toEqual([503, 30]);
    server.close();
    const away = await failureOf(http.json({ path: "/away" }));
    expect(away.message).toMatch(/^The tax provider at `127\.0\.0\.1:\d+` cannot be reached, or hung up\./);
    expect((away.cause as Error).message).toBe("No answer over HTTP: ECONNREFUSED");
    const { http: busy } = await serviceOf((_, response) => response.writeHead(429, { "retry-after": "7" }).end());
    expect((await failureOf(busy.text({ path: "/" }))).details).toEqual({ retryAfter: 7, maintenanceWindow: null });
  });

  rule("R220 refuses what cannot be used, and keeps the words of the other side for the adapter", async () => {
    const answers: StandInAnswer[] = [
      (_, response) => response.writeHead(401).end(`{"error":"Incorrect API key ${secret}"}`),
      (_, response) => response.writeHead(500).end("x".repeat(100_000)),
      (_, response) => response.end("<html>"),
      (_, response) => response.end(`"${"x".repeat(2000)}"`),
      (_, response) => response.writeHead(302, { location: "http://elsewhere.invalid/" }).end(),
      (request, response) => response.writeHead(308, { location: request.path }).end(),
      (_, response) => response.writeHead(302).end(),
    ];
    const failures: HttpServiceError[] = [];
    for (const answer of answers) {
      const { http } = await serviceOf(answer, { maxBytes: 1000 });
      failures.push(await failureOf(http.json({ path: "/x", body: { json: 1 } })));
    }
    expect(failures.map(({ code }) => code)).toEqual(answers.map(() => "UPSTREAM_SERVICE_ERROR"));
    expect(failures.map(({ message }) => message.replace(/^.*?` /, ""))).toEqual([
      "refused with status 401. Check its key in the configuration.",
      "refused with status 500. Check what was asked, or try again later.",
      "answered something that is not JSON. Check its address in the configuration, or try again later.",
      "answered more than 1000 bytes. Check its address in the configuration, or try again later.",
      "answered a redirect (302) to another host. Check its address in the configuration, or try again later.",
      "answered more than 3 redirects. Check its address in the configuration, or try again later.",
      "answered a redirect (302) to nowhere. Check its address in the configuration, or try again later.",
    ]);
    expect(failures[0]?.refusal).toMatchObject({ status: 401, text: expect.stringContaining("Incorrect") });
    expect(failures[1]?.refusal?.status).toBe(500);
  });

  it("follows a redirect on the same host, but never sends a body to what it was not meant for", async () => {
    const { server, http } = await serviceOf(({ path }, response) => {
      if (path === "/v2/new") response.end("1");
      else response.writeHead(path === "/v2/kept" ? 307 : 302, { location: "new" }).end();
    });
    expect((await http.json({ path: "/old" })).body).toBe(1);
    expect((await http.json({ path: "/kept", body: { json: 5 } })).body).toBe(1);
    expect(server.requests.at(-1)).toMatchObject({ method: "POST", path: "/v2/new", body: "5" });
    const error = await failureOf(http.json({ path: "/moved", body: { json: 5 } }));
    expect(error.message).toContain("a redirect (302) to what was sent");
  });

  it("takes the base URL from the environment only when it is one, and does not repeat it", () => {
    expect(baseUrlOf("PURVEY_AI_URL", "http://localhost:11434/")).toBe("http://localhost:11434");
    expect(baseUrlOf("PURVEY_AI_URL", "https://host/v1/")).toBe("https://host/v1");
    for (const wrong of [secret, "ftp://host", `https://me:${secret}@host`, `https://host?key=${secret}`, ""]) {
      const take = () => baseUrlOf("PURVEY_AI_URL", wrong);
      expect(take).toThrow(/^`PURVEY_AI_URL` is no address of a service\./);
      expect(take).not.toThrow(new RegExp(secret));
    }
  });
});
