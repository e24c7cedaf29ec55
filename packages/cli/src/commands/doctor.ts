import type { Command } from "../command.ts";
import { serverOptions } from "../connection/server-options.ts";

/** `purvey doctor`: looks at what a call needs. */
export const doctorCommand: Command = {
  name: "doctor",
  usage: "[--url <url>] [--site <id>] [--json]",
  words: 0,
  summary: "Check server, versions, clock and token, and say what to mend",
  description:
    "Reaches the health check of every service, compares versions and clocks, and looks at the token: whether it is there, for\nthis site, not run out, and whom it speaks for. Each finding is a sentence with the way out.\nThe exit status is 0 when nothing has to be mended, else 1.",
  examples: [
    "purvey doctor",
    "purvey doctor --url https://api.example.com --site acme",
    "purvey doctor --json | jq '.findings[] | select(.level == \"problem\")'",
  ],
  options: { ...serverOptions, json: { type: "boolean", help: "One JSON object" } },
  async run(given, terminal) {
    const { runDoctor } = await import("../doctor/run-doctor.ts");
    return runDoctor(given, terminal);
  },
};
