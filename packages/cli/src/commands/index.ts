import type { Command } from "../command.ts";
import { callCommand } from "./call.ts";
import { completionCommand } from "./completion.ts";
import { describeCommand } from "./describe.ts";
import { docsCommand } from "./docs.ts";
import { doctorCommand } from "./doctor.ts";
import { keysCommand } from "./keys.ts";
import { listCommand } from "./list.ts";
import { loadCommand } from "./load.ts";
import { loginCommand } from "./login.ts";
import { logoutCommand } from "./logout.ts";
import { mcpCommand } from "./mcp.ts";
import { openapiCommand } from "./openapi.ts";
import { searchCommand } from "./search.ts";
import { servicesCommand } from "./services.ts";
import { startCommand } from "./start.ts";
import { tokenCommand } from "./token.ts";

/** Every command. What a command needs beyond its help is loaded when it runs. */
export const commands: readonly Command[] = [
  startCommand,
  loadCommand,
  tokenCommand,
  keysCommand,
  servicesCommand,
  searchCommand,
  describeCommand,
  loginCommand,
  logoutCommand,
  callCommand,
  doctorCommand,
  docsCommand,
  openapiCommand,
  mcpCommand,
  listCommand,
  completionCommand,
];
