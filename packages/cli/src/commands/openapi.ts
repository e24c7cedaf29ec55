import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { version } from "@purvey/server/platform/version";
import { type Command, textOption } from "../command.ts";

/** `purvey openapi`: the OpenAPI document of a service, or of all. */
export const openapiCommand: Command = {
  name: "openapi",
  usage: "[<service>] [--output <file>]",
  words: 1,
  firstWord: "service",
  summary: "Print the OpenAPI 3.1 document of a service, or of all",
  description:
    "Prints the OpenAPI 3.1 document of one service, without one that of all services together, made from the contract: no\nserver is asked. Import it into your API tool, or generate a client in another language from it.",
  examples: [
    "purvey openapi items > items.json",
    "purvey openapi --url https://api.example.com --output purvey.json",
    "purvey openapi pricing | jq '.paths | keys'",
  ],
  options: {
    output: { type: "string", value: "<file>", help: "Write into a file instead of standard output" },
    url: { type: "string", value: "<url>", help: "The server that the document names (default: relative addresses)" },
  },
  async run(given, terminal) {
    const text = `${JSON.stringify(await documentOf(given.words[0], textOption(given, "url", "")), null, 2)}\n`;
    const file = textOption(given, "output", undefined);
    if (file === undefined) terminal.out(text);
    else {
      writeFileSync(resolve(file), text);
      terminal.error(`Wrote ${resolve(file)}.\n`);
    }
    return 0;
  },
};

async function documentOf(name: string | undefined, server: string): Promise<unknown> {
  const { services } = await import("@purvey/contract/services/index");
  const base = server.replace(/\/$/, "");
  if (name === undefined) {
    const { familyOpenApi } = await import("@purvey/contract/documents/family-openapi");
    return familyOpenApi(services, { version, url: `${base}/api` });
  }
  const [{ findService }, { openApi }] = await Promise.all([
    import("../endpoints/find-service.ts"),
    import("@purvey/contract/openapi"),
  ]);
  const service = findService(name, services);
  return openApi(service, { version, url: `${base}/api/${service.segment}` });
}
