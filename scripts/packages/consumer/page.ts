// The client in a browser, under a strict content security policy.
import { createClientOf } from "@purvey/client/client";
import { content } from "@purvey/client/services/content";
import { items } from "@purvey/client/services/items";

const api = createClientOf({ content, items }, { siteId: "demo", jwt: async () => undefined });
const { token } = await api.content.users.verifyPassword({ username: "dana", password: "Passw0rd!demo" }).data;
api.setToken(token);
const { totalResults } = await api.items.brands.list({ limit: 1 });
const refused = await api.items.brands.list({ limit: 0 }).safe();
document.title = `${totalResults > 0 ? "answered" : "empty"}, ${refused.ok ? "not checked" : refused.error.code}`;
