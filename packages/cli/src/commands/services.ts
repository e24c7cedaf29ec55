import type { Command } from "../command.ts";
import { styleOf } from "../text/style.ts";
import { textTable } from "../text/text-table.ts";

/** `purvey services`: the services and what each is for. */
export const servicesCommand: Command = {
  name: "services",
  usage: "[--json]",
  words: 0,
  summary: "Show the services and what each is for",
  description:
    "Prints a table of the services: the name that operations begin with, how many endpoints it has, the folder of its addresses,\nand what it is for. With --json one JSON object a line.",
  examples: ["purvey services", "purvey services --json | jq -r .service"],
  options: { json: { type: "boolean", help: "One JSON object a line" } },
  async run(given, terminal) {
    const { services } = await import("@purvey/contract/services/index");
    const lines = services.map(({ name, segment, title, description, endpoints }) => {
      const all = Object.values(endpoints);
      const domains = [...new Set(all.map(({ domain }) => domain))];
      return { service: name, title, path: `/api/${segment}`, endpoints: all.length, domains, description };
    });
    if (given.options.json) {
      terminal.out(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
      return 0;
    }
    const style = styleOf(terminal);
    const rows = lines.map((line) => [line.service, `${line.endpoints}`, line.path, line.description]);
    const columns = [
      { title: "Service", paint: style.cyan },
      { title: "Endpoints", right: true },
      { title: "Address" },
      { title: "What for", narrow: "wrap" },
    ] as const;
    terminal.out(textTable(columns, rows, { width: terminal.columns, style }));
    return 0;
  },
};
