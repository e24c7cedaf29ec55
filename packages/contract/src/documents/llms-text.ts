import type { Endpoint } from "../endpoint.ts";
import type { Service } from "../service.ts";
import { endpointLine } from "./endpoint-lines.ts";

/** What whoever calls any endpoint must know. */
export const llmsHead = `# Purvey

> The back-end services of a distribution business behind one contract: catalogue, search, prices, carts and orders, customers, stockrooms, warehouse, purchasing, payments, shipping.

Every call carries \`x-site-id: <site>\` and, but for health checks, \`authorization: Bearer <token>\`; \`POST /api/content/users/verify-password\` answers a token.
Answers are \`{ "data": …, "total": …, "status": 200, … }\`; refusals \`{ "code", "message", "details", "validationErrors", "requestId" }\`. Times are UTC, \`YYYY-MM-DD HH:mm:ss\`.
Lists take \`limit\`, \`offset\`, \`orderBy\` (\`column|ASC\`). In TypeScript: \`createClient({ siteId, jwt }).<service>.<resource>.<operation>(input)\`.
`;

const links = `Guides: [first call](/docs/guides/first-call), [all of them](/docs). Every endpoint with its fields, rules and refusals: [llms-full.txt](/llms-full.txt); one of them: \`/docs/reference/<service>/<resource>.<operation>\`.
`;

/**
 * `llms.txt`: the services in Markdown, a line an endpoint, for language models and for people in a hurry.
 * Names with a `!` must be given.
 */
export function llmsText(services: readonly Service[]): string {
  return [llmsHead, links, ...services.map(serviceText)].join("\n");
}

function serviceText(service: Service): string {
  const { name, segment, title, description, endpoints } = service;
  const links = ["llms-full.txt", "openapi.json", "endpoints.jsonl", "postman.json"].map(
    (file) => `[${file}](/api/${segment}/${file})`,
  );
  return `## ${title} (\`${name}\`)

${description} ${links.join(", ")}

${Object.values(endpoints).map(endpointText).join("\n")}
`;
}

function endpointText(endpoint: Endpoint): string {
  const { method, path, input, summary, returns, permission } = endpointLine(endpoint);
  const takes = input.length === 0 ? "" : ` (${input.join(", ")})`;
  return `- \`${method} ${path}\`${takes}: ${summary}${returns ? ` → ${returns}` : ""} [${permission}]`;
}
