import { McpServer } from "@modelcontextprotocol/server";
import { entity, list, nullable, optional, query, text, yes } from "@purvey/contract/fields";
import { registerReference } from "./reference.ts";
import { clientOf, type Session } from "./session.ts";
import { register, type Tool } from "./tool.ts";
import { callRead } from "./tools/call-read.ts";
import { callWrite } from "./tools/call-write.ts";
import { describe } from "./tools/describe.ts";
import { discover } from "./tools/discover.ts";

const instructions =
  "Purvey answers the back-end services of a distribution business: items, prices, stock, carts, orders, customers, stockrooms, purchasing, warehouses. " +
  "Find the operation for a task with `discover`, read its input with `describe`, then use `call_read` or `call_write`. " +
  "`sites` tells on which site and as whom you work. Never invent an operation or a field: both are refused.";

/** The server of the protocol for one session: five tools for all operations, and the reference as resources. */
export function createPurveyMcpServer(session: Session, version: string): McpServer {
  const server = new McpServer({ name: "purvey", title: "Purvey", version }, { instructions });
  register(server, discover);
  register(server, describe);
  register(server, callRead(session));
  register(server, callWrite(session, server));
  register(server, sites(session));
  registerReference(server);
  return server;
}

const user = entity("SignedInUser", "Whom the token speaks for", {
  username: text(),
  role: text(),
  customerId: nullable({ type: "integer", description: "The customer the user belongs to; none for staff" }),
  permissions: list(text({ example: "catalog.read" }), { description: "What the user may do" }),
});

/** `sites`: on which site, as whom and with which permissions the tools work. */
function sites(session: Session): Tool<Readonly<Record<never, never>>> {
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
