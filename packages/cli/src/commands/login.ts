import type { Command } from "../command.ts";
import { addressOptions } from "../connection/server-options.ts";

/** `purvey login`: signs in and keeps the token. */
export const loginCommand: Command = {
  name: "login",
  usage: "[--user <name>] [--url <url>] [--site <id>]",
  words: 0,
  summary: "Sign in, and keep the token for later calls",
  description:
    "Asks for user and password, signs in, and keeps the token for this server and site in your configuration folder, in a\nfile that you alone may read. `purvey call` and `purvey doctor` use it. The token is never printed.\nWithout a keyboard the password is the first line of standard input, or $PURVEY_PASSWORD.",
  examples: [
    "purvey login --user dana",
    "purvey login --url https://api.example.com --site acme --user sara < password.txt",
  ],
  options: {
    ...addressOptions,
    user: { type: "string", value: "<name>", help: "Who signs in (asked for otherwise)" },
    password: {
      type: "string",
      value: "<text>",
      help: "The password; others may see it in the list of processes, so better type or pipe it",
    },
  },
  exitStatuses: true,
  async run(given, terminal) {
    const { runLogin } = await import("../login/run-login.ts");
    return runLogin(given, terminal);
  },
};
