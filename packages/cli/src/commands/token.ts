import { type Command, textOption, UsageError } from "../command.ts";
import { dataOptions, requireDatabase } from "../settings/data-place.ts";

/** `purvey token`: a signed token for a user of a site, for development. */
export const tokenCommand: Command = {
  name: "token",
  usage: "<username> [--site <id>]",
  words: 1,
  summary: "Print a signed token for a user, for development",
  description:
    "Prints a token that speaks for the user, signed with the server's secret. For development: whoever has it is that user.\nThe embedded database must not be in use by a running server; sign in there instead.",
  examples: [
    "purvey token dana",
    "curl -H \"authorization: Bearer $(purvey token ada)\" -H 'x-site-id: demo' http://localhost:4400/api/items/brands",
  ],
  options: {
    site: { type: "string", value: "<id>", help: "The site (default: demo)" },
    hours: { type: "string", value: "<number>", help: "How long the token is good for (default: 12)" },
    ...dataOptions,
  },
  async run(given, terminal) {
    const [username] = given.words;
    if (!username) throw new UsageError("Say whose token: a username.");
    const site = textOption(given, "site", "demo") as string;
    const hours = Number(textOption(given, "hours", "12"));
    if (!(hours > 0 && hours <= 8760))
      throw new UsageError(`--hours must be a number above 0 and at most 8760, not \`${given.options.hours}\`.`);
    const { readSettings } = await import("../settings/read-settings.ts");
    const settings = await readSettings(given, terminal);
    requireDatabase(settings);
    const { issueToken } = await import("../issue-token.ts");
    terminal.out(`${await issueToken(settings, site, username, hours)}\n`);
    return 0;
  },
};
