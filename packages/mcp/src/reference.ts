import { type McpServer, ProtocolError, ProtocolErrorCode, ResourceTemplate } from "@modelcontextprotocol/server";
import { endpointMarkdown } from "@purvey/contract/documents/endpoint-markdown";
import { services } from "@purvey/contract/services/index";
import { endpointOf, serviceOf } from "./endpoints.ts";

/** How many names a completion offers at most. */
const offered = 100;

/** Adds the reference: a page for each service, and one for each operation, in Markdown. Names can be completed. */
export function registerReference(server: McpServer): void {
  const complete = { service: serviceNames };
  server.registerResource(
    "service-reference",
    new ResourceTemplate("purvey://reference/{service}", { list: listServices, complete }),
    {
      title: "Reference of a service",
      description: "What a service is for, and its operations",
      mimeType: "text/markdown",
    },
    (uri, { service }) => page(uri, () => serviceText(String(service))),
  );
  server.registerResource(
    "operation-reference",
    new ResourceTemplate("purvey://reference/{service}/{operation}", {
      list: undefined,
      complete: { ...complete, operation: operationNames },
    }),
    {
      title: "Reference of an operation",
      description: "Fields, rules, refusals and samples of an operation, such as purvey://reference/items/brands.list",
      mimeType: "text/markdown",
    },
    (uri, { service, operation }) => page(uri, () => endpointMarkdown(endpointOf(`${service}.${operation}`))),
  );
}

function page(uri: URL, write: () => string) {
  try {
    return { contents: [{ uri: uri.href, mimeType: "text/markdown", text: write() }] };
  } catch (error) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error instanceof Error ? error.message : String(error));
  }
}

function listServices() {
  return {
    resources: services.map(({ name, title, description }) => ({
      uri: `purvey://reference/${name}`,
      name,
      title,
      description,
      mimeType: "text/markdown",
    })),
  };
}

function serviceText(name: string): string {
  const { title, description, endpoints } = serviceOf(name);
  const lines = Object.values(endpoints).map(
    ({ id, method, path, summary, safe }) =>
      `- \`${id}\` (\`${method} ${path}\`${safe ? "" : ", changes something"}): ${summary}`,
  );
  return `# ${title}\n\n${description}\n\n${lines.join("\n")}\n`;
}

function serviceNames(begun: string): string[] {
  return services.map(({ name }) => name).filter((name) => name.toLowerCase().startsWith(begun.toLowerCase()));
}

/** Names that begin so first, then those that hold the word. */
function operationNames(begun: string, context?: { readonly arguments?: Readonly<Record<string, string>> }): string[] {
  const chosen = context?.arguments?.service;
  const names = services
    .filter(({ name }) => chosen === undefined || name === chosen)
    .flatMap(({ endpoints }) => Object.keys(endpoints));
  const word = begun.toLowerCase();
  const starting = names.filter((name) => name.toLowerCase().startsWith(word));
  const holding = names.filter((name) => name.toLowerCase().includes(word) && !starting.includes(name));
  return [...new Set([...starting, ...holding])].slice(0, offered);
}
