import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compilerComplaints } from "@purvey/contract/testing/compiled";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { generateApi } from "swagger-typescript-api";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { implementations } from "../../services.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

type Call = (input: object, parameters?: object) => Promise<{ data: { data: Record<string, unknown> } }>;

/** As much of the generated class as the test uses; the compiler sees its full types in its own file. */
interface GeneratedApi {
  readonly content: { readonly contentUsersVerifyPassword: Call };
  readonly items: { readonly itemsBrandsCreate: Call; readonly itemsBrandsGet: Call };
  setSecurityData(token: unknown): void;
}

interface GeneratedModule {
  readonly Api: new (options: object) => GeneratedApi;
}

describe("what the server tells about its contract", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer("embedded");
  });
  afterAll(() => server.close());
  const get = (path: string) => rawFetch(server.app, "GET", path, { site: null });

  it("is there for each service and for all, without a token or a site", async () => {
    for (const folder of ["/api", ...implementations.map(({ service }) => `/api/${service.segment}`)]) {
      const openApi = await get(`${folder}/openapi.json`);
      expect([openApi.status, openApi.body.openapi]).toEqual([200, "3.1.0"]);
      expect((await get(`${folder}/postman.json`)).body.info.schema).toContain("v2.1.0");
      expect((await get(`${folder}/llms.txt`)).headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect((await get(`${folder}/llms-full.txt`)).body).toContain("\nRefusals: VALIDATION_ERROR (400,");
      const lines = await server.app.fetch(new Request(`http://test.invalid${folder}/endpoints.jsonl`));
      expect(lines.headers.get("content-type")).toBe("application/jsonl; charset=utf-8");
      expect(JSON.parse((await lines.text()).split("\n")[0] ?? "").path).toContain("/api/");
    }
  });

  it("has the texts for language models at the root too, with the way to the guides", async () => {
    expect((await get("/llms.txt")).body).toContain("](/docs/guides/first-call)");
    expect((await get("/llms-full.txt")).body).toContain("\n### commerce.cartLine.add\n");
  });

  it("gives an outside generator enough for a client that compiles, signs in, reads and writes", async () => {
    const folder = await mkdtemp(join(tmpdir(), "purvey-generated-client-"));
    const { body: document } = await get("/api/openapi.json");
    const { Api } = await generatedClient(folder, exhaustive ? document : excerptOf(document));
    const api = new Api({
      baseUrl: "http://test.invalid/api",
      baseApiParams: { format: "json", headers: { "x-site-id": "demo" } },
      securityWorker: (jwt: string) => ({ headers: { authorization: `Bearer ${jwt}` } }),
      customFetch: (url: string, options: RequestInit) => server.app.fetch(new Request(url, options)),
    });
    const credentials = { username: "ada", password: "Passw0rd!demo" };
    const { token } = (await api.content.contentUsersVerifyPassword(credentials)).data.data;
    api.setSecurityData(token);
    const secure = { secure: true };
    const made = (await api.items.itemsBrandsCreate({ brandsName: "Outside" }, secure)).data.data;
    const read = (await api.items.itemsBrandsGet({ id: made.brandsUid }, secure)).data.data;
    expect(read.brandsName).toBe("Outside");
    await expect(api.items.itemsBrandsGet({ id: 987_654 }, secure)).rejects.toMatchObject({
      status: 404,
      error: { code: "RESOURCE_NOT_FOUND" },
    });
    await rm(folder, { recursive: true });
  });
});

interface OpenApi {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** As much of the document of all services as the brands and signing in need: its size is what generating takes. */
function excerptOf(document: OpenApi): OpenApi {
  const { paths, components } = document;
  const called = Object.entries(paths).filter(([path]) => /^\/(content\/users|items\/brands)\b/.test(path));
  const named = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (named.has(name)) continue;
      named.add(name);
      follow(components.schemas[name]);
    }
  };
  follow([called, { ...components, schemas: {} }]);
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => named.has(name)));
  return { ...document, paths: Object.fromEntries(called), components: { ...components, schemas } };
}

/** The module that an outside generator writes from the document, type-checked strictly. */
async function generatedClient(folder: string, spec: object): Promise<GeneratedModule> {
  const generated = await generateApi({
    spec: spec as NonNullable<Parameters<typeof generateApi>[0]["spec"]>,
    output: false,
    silent: true,
    httpClientType: "fetch",
    extractRequestParams: true,
  } as Parameters<typeof generateApi>[0]);
  const text = generated.files[0]?.fileContent ?? "";
  await writeFile(join(folder, "client.ts"), text.replace("// @ts-nocheck", ""));
  expect(await compilerComplaints([join(folder, "client.ts")])).toBe("");
  const { code } = await transformWithOxc(text, "client.ts");
  await writeFile(join(folder, "client.mjs"), code);
  return import(/* @vite-ignore */ pathToFileURL(join(folder, "client.mjs")).href);
}
