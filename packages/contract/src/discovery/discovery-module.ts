import type { Service } from "../service.ts";
import { header } from "../typescript.ts";
import { writeCompactText } from "./compact-text.ts";
import { describeService } from "./description.ts";

/** What discovery knows of every endpoint, as the text of one module. */
export function discoveryModule(services: readonly Service[]): string {
  const text = writeCompactText(services.map(describeService)).replaceAll(/[\\`$]/g, "\\$&");
  return [
    header,
    "/** Every service and endpoint in words; `readCompactText` reads it. */",
    `export const discoveryText = \`${text}\`;\n`,
  ].join("\n");
}
