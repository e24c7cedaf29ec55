import type { ServedSite } from "./shops.ts";

/** A call of somebody past the application; answers its data. */
export async function callAs(
  { baseUrl, site }: ServedSite,
  username: string,
  method: string,
  path: string,
  body?: object,
): Promise<Readonly<Record<string, unknown>>> {
  const send = async (to: string, how: string, content: object | undefined, more = {}) => {
    const headers = { "x-site-id": site, "content-type": "application/json", ...more };
    const sent = content && { body: JSON.stringify(content) };
    const answer = await fetch(`${baseUrl}/api/${to}`, { method: how, headers, ...sent });
    return ((await answer.json()) as { data: Readonly<Record<string, unknown>> }).data;
  };
  const credentials = { username, password: "Passw0rd!demo" };
  const { token } = await send("content/users/verify-password", "POST", credentials);
  return send(path, method, body, { authorization: `Bearer ${token}` });
}
