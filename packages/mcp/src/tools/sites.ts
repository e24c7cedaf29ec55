import { entity, list, nullable, optional, query, text, yes } from "@purvey/contract/fields";
import { clientOf, type Session } from "../session.ts";
import type { Tool } from "../tool.ts";

const user = entity("SignedInUser", "Whom the token speaks for", {
  username: text(),
  role: text(),
  customerId: nullable({ type: "integer", description: "The customer the user belongs to; none for staff" }),
  permissions: list(text({ example: "catalog.read" }), { description: "What the user may do" }),
});

/** `sites`: on which site, as whom and with which permissions the tools work. */
export function sites(session: Session): Tool<Readonly<Record<never, never>>> {
  return {
    name: "sites",
    title: "Which site and user",
    description:
      "Tells the server and the site that the tools work on, and whom the token speaks for, with role and permissions. Without a token only what needs none can be called.",
    input: query({}),
    output: entity("SiteAnswer", "Where the tools work", {
      server: text({ description: "The server's address" }),
      site: text({ description: "The site" }),
      signedIn: yes({ description: "Whether there is a token" }),
      user: optional(user),
    }),
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: true },
    async run() {
      const { url, siteId, token } = session;
      if (!token) return { server: url, site: siteId, signedIn: false };
      const { username, role, customerId, permissions } = await clientOf(session).content.system.whoami().data;
      return { server: url, site: siteId, signedIn: true, user: { username, role, customerId, permissions } };
    },
  };
}
