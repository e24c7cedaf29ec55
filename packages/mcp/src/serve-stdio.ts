import { serveStdio as serveOverStdio } from "@modelcontextprotocol/server/stdio";
import { createConfirmations } from "./confirmations.ts";
import { createPurveyMcpServer } from "./purvey-mcp-server.ts";
import { type Budget, defaultBudget } from "./session.ts";

/** What the tools work with over standard input and output: one user, who started the program. */
export interface StdioOptions {
  readonly url: string;
  readonly siteId: string;
  readonly token?: string | undefined;
  readonly version: string;
  readonly budget?: Budget;
  /** Hears of messages that could not be read; nothing may write to standard output but the protocol. */
  readonly onError?: (error: Error) => void;
}

/** Serves the tools over standard input and output until the input ends. Answers what stops it before. */
export function serveStdio({ url, siteId, token, version, budget, onError }: StdioOptions): { close(): Promise<void> } {
  const session = { url, siteId, token, budget: budget ?? defaultBudget, confirmations: createConfirmations() };
  return serveOverStdio(() => createPurveyMcpServer(session, version), onError ? { onerror: onError } : {});
}
