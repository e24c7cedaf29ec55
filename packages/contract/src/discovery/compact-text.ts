import type { Method } from "../endpoint.ts";
import type { EndpointDescription, ServiceDescription } from "./description.ts";

/**
 * The descriptions as a text that loads fast and is small when compressed: a line `# service ⇥ title ⇥ description`, below
 * it a line for each endpoint, `operation ⇥ method ⇥ domain ⇥ path ⇥ summary ⇥ words ⇥ tasks`; lists are parted by `;`.
 * What is as usual is left out: a domain named as the service; `!` marks a GET with effects; `=` stands for the words of the
 * line above.
 */
export function writeCompactText(services: readonly ServiceDescription[]): string {
  return services
    .flatMap(({ service, title, description, endpoints }) => [
      `# ${service}\t${title}\t${description}`,
      ...endpoints.map((endpoint, at) => endpointLine(service, endpoint, endpoints[at - 1])),
    ])
    .join("\n");
}

function endpointLine(service: string, endpoint: EndpointDescription, before?: EndpointDescription): string {
  const { operation, method, safe, domain, path, summary, tasks } = endpoint;
  const words = endpoint.words.join(";");
  return [
    operation.slice(service.length + 1),
    method === "GET" && !safe ? "GET!" : method,
    domain === service ? "" : domain,
    path,
    summary,
    words !== "" && words === before?.words.join(";") ? "=" : words,
    tasks.join(";"),
  ].join("\t");
}

/** Reads what {@link writeCompactText} wrote. */
export function readCompactText(text: string): ServiceDescription[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [head = "", ...lines] = part.trimEnd().split("\n");
      const [service = "", title = "", description = ""] = head.split("\t");
      const endpoints: EndpointDescription[] = [];
      for (const line of lines) endpoints.push(readEndpoint(service, line, endpoints.at(-1)));
      return { service, title, description, endpoints };
    });
}

function readEndpoint(service: string, line: string, before?: EndpointDescription): EndpointDescription {
  const [name = "", marked = "", domain, path = "", summary = "", words = "", tasks = ""] = line.split("\t");
  const method = marked.replace("!", "") as Method;
  return {
    service,
    domain: domain || service,
    method,
    path,
    operation: `${service}.${name}`,
    summary,
    readOnly: method === "GET",
    safe: marked === "GET",
    words: words === "=" ? (before?.words ?? []) : words ? words.split(";") : [],
    tasks: tasks ? tasks.split(";") : [],
  };
}
