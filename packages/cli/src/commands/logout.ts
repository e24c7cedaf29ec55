import type { Command } from "../command.ts";
import { readConnection } from "../connection/connection.ts";
import { forgetTokens, saveToken } from "../connection/saved-tokens.ts";
import { addressOptions } from "../connection/server-options.ts";

/** `purvey logout`: forgets the token that `purvey login` keeps. */
export const logoutCommand: Command = {
  name: "logout",
  usage: "[--url <url>] [--site <id>] [--all]",
  words: 0,
  summary: "Forget the token that login keeps",
  description:
    "Removes the token of this server and site from your configuration folder, with --all every token.\nThe token itself stays good until it runs out; changing the password ends it at once.",
  examples: ["purvey logout", "purvey logout --all"],
  options: { ...addressOptions, all: { type: "boolean", help: "Forget the tokens of every server and site" } },
  async run(given, terminal) {
    if (given.options.all) {
      const forgotten = forgetTokens(terminal.environment);
      terminal.out(forgotten ? "Every token is forgotten.\n" : "No token was kept.\n");
      return 0;
    }
    const connection = readConnection(given, terminal);
    const place = `the site \`${connection.siteId}\` of ${connection.address}`;
    const forgotten = saveToken(terminal.environment, connection, undefined);
    terminal.out(forgotten ? `Signed out of ${place}.\n` : `No token was kept for ${place}.\n`);
    return 0;
  },
};
