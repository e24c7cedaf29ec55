// The client in an edge runtime.
import { createClientOf } from "@purvey/client/client";
import { content } from "@purvey/client/services/content";
import { items } from "@purvey/client/services/items";

export default {
  async fetch(request: Request): Promise<Response> {
    const baseUrl = `${new URL(request.url).searchParams.get("server")}/api/{service}`;
    const api = createClientOf({ content, items }, { siteId: "demo", jwt: async () => undefined, baseUrl });
    const { token } = await api.content.users.verifyPassword({ username: "dana", password: "Passw0rd!demo" }).data;
    api.setToken(token);
    const { totalResults } = await api.items.brands.list({ limit: 1 });
    return new Response(totalResults > 0 ? "answered" : "empty");
  },
};
