import type { Command } from "../command.ts";
import { backupCommand } from "./backup.ts";
import { callCommand } from "./call.ts";
import { completionCommand } from "./completion.ts";
import { configCommand } from "./config.ts";
import { describeCommand } from "./describe.ts";
import { docsCommand } from "./docs.ts";
import { doctorCommand } from "./doctor.ts";
import { keysCommand } from "./keys.ts";
import { listCommand } from "./list.ts";
import { loadCommand } from "./load.ts";
import { loginCommand } from "./login.ts";
import { logoutCommand } from "./logout.ts";
import { mcpCommand } from "./mcp.ts";
import { migrateCommand } from "./migrate.ts";
import { openapiCommand } from "./openapi.ts";
import { restoreCommand } from "./restore.ts";
import { searchCommand } from "./search.ts";
import { servicesCommand } from "./services.ts";
import { startCommand } from "./start.ts";
import { tokenCommand } from "./token.ts";
import { workerCommand } from "./worker.ts";

/** Every command. What a command needs beyond its help is loaded when it runs. */
export const commands: readonly Command[] = [
  startCommand,
  workerCommand,
  configCommand,
  loadCommand,
  tokenCommand,
  keysCommand,
  backupCommand,
  restoreCommand,
  migrateCommand,
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
