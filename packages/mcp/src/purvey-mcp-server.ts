import { McpServer } from "@modelcontextprotocol/server";
import { registerReference } from "./reference.ts";
import type { Session } from "./session.ts";
import { register } from "./tool.ts";
import { callRead } from "./tools/call-read.ts";
import { callWrite } from "./tools/call-write.ts";
import { describe } from "./tools/describe.ts";
import { discover } from "./tools/discover.ts";
import { sites } from "./tools/sites.ts";

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
