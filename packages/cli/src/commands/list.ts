import type { Command } from "../command.ts";

/** `purvey list`: every endpoint. */
export const listCommand: Command = {
  name: "list",
  usage: "[<service>] [--json]",
  words: 1,
  firstWord: "service",
  summary: "List every endpoint",
  description:
    "Prints a line for each endpoint: service, method and path, separated by tabs. With --json one JSON object a line, which\nsays more: operation, summary, permission, whether it is safe to repeat.",
  examples: ["purvey list", "purvey list pricing", "purvey list --json | jq -r 'select(.safe) | .operation'"],
  options: { json: { type: "boolean", help: "One JSON object a line" } },
  async run(given, terminal) {
    const [{ services }, { findService }] = await Promise.all([
      import("@purvey/contract/services/index"),
      import("../endpoints/find-service.ts"),
    ]);
    const [only] = given.words;
    const chosen = only === undefined ? services : [findService(only, services)];
    for (const endpoint of chosen.flatMap((service) => Object.values(service.endpoints))) {
      const { service, method, path, id, domain, summary, permission, safe, idempotent } = endpoint;
      terminal.out(
        given.options.json
          ? `${JSON.stringify({ service, method, path, operation: id, domain, summary, permission, safe, idempotent })}\n`
          : `${service}\t${method}\t${path}\n`,
      );
    }
    return 0;
  },
};
