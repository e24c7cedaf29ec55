import { isRole, permissionsOf } from "@purvey/server/auth/roles";
import { createTokens } from "@purvey/server/auth/tokens";
import { openDatabase } from "@purvey/server/db/open-database";
import type { Role } from "@purvey/server/principal";
import { tokenSecret } from "@purvey/server/secret";
import sql from "sql-template-tag";
import { type Command, textOption, UsageError } from "../command.ts";
import { dataOptions, readSettings } from "../settings.ts";

interface UserRow {
  readonly userId: number;
  readonly role: Role;
  readonly customerId: number | null;
  readonly contactId: number | null;
  readonly salesRepId: string | null;
}

/** `purvey token`: a signed token for a user of a site, for development. */
export const tokenCommand: Command = {
  name: "token",
  usage: "<username> [--site <id>]",
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
    const settings = readSettings(given, terminal);
    const db = await openDatabase({ databaseUrl: settings.databaseUrl, dataFolder: settings.dataFolder });
    try {
      const user = await db.first<UserRow>(sql`
        select id as "userId", role, customer_id as "customerId", contact_id as "contactId", sales_rep_id as "salesRepId"
        from users where site_id = ${site} and lower(username) = lower(${username}) and block = 0`);
      if (!user || !isRole(user.role)) throw new Error(`The site \`${site}\` has no active user \`${username}\`.`);
      const tokens = createTokens({
        secret: tokenSecret(settings.secret, settings.dataFolder),
        lifetime: hours * 3600,
      });
      const { userId, role, customerId, contactId, salesRepId } = user;
      const more = {
        customerId: customerId ?? undefined,
        contactId: contactId ?? undefined,
        salesRepId: salesRepId ?? undefined,
      };
      terminal.out(
        `${await tokens.issue({ site, userId, username, role, ...more, permissions: permissionsOf(role) })}\n`,
      );
      return 0;
    } finally {
      await db.close();
    }
  },
};
