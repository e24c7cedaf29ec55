import type { Command } from "../command.ts";
import { serverOptions } from "../connection/server-options.ts";
import { dataOptions } from "../settings/data-place.ts";

/** `purvey doctor`: looks at what a call needs. */
export const doctorCommand: Command = {
  name: "doctor",
  usage: "[--url <url>] [--site <id>] [--data <folder> | --database <url>] [--json]",
  words: 0,
  summary: "Check server, versions, clock, token, accounts and database, and say what to mend",
  description:
    "Reaches the health check of every service, compares versions and clocks, and looks at the token: whether it is there, for\nthis site, not run out, and whom it speaks for. Tries the accounts with outside systems that the environment configures.\nWhere there is a database, looks for rows that refer to nothing, stock that its movements do not explain, steps that its\nschema lacks, and a replica that is away or behind; nothing is changed, and an embedded database must not be open in a\nserver. Each finding is a sentence with the way out.\nThe exit status is 0 when nothing has to be mended, else 1.",
  examples: [
    "purvey doctor",
    "purvey doctor --url https://api.example.com --site acme",
    "purvey doctor --database postgres://localhost/purvey",
    "purvey doctor --json | jq '.findings[] | select(.level == \"problem\")'",
  ],
  options: { ...serverOptions, ...dataOptions, json: { type: "boolean", help: "One JSON object" } },
  async run(given, terminal) {
    const { runDoctor } = await import("../doctor/run-doctor.ts");
    return runDoctor(given, terminal);
  },
};
