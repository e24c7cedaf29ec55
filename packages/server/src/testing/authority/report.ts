import type { Endpoint } from "@purvey/contract/endpoint";
import type { Outcome } from "./ask.ts";
import type { Stranger } from "./callers.ts";
import { exceptionOf } from "./expected.ts";

/** What each stranger got from an endpoint. */
export type Outcomes = Readonly<Record<Stranger, Outcome>>;

const introduction = `# Who is answered what

Written by \`packages/server/src/authority.test.ts\`, which asks every endpoint for a record that is there and belongs to one
customer. Never edit it: \`npx vitest run packages/server/src/authority.test.ts -u\` writes it again.

**Scope** is what the endpoint declares. \`public\` answers without a token; \`site\` shows the same rows to everybody with the
permission; \`own\` shows rows of the caller, \`customer\` those of the customers whom the caller may see: the own one, those a
sales representative looks after, or all with \`customer.all\`. **Found by** says how the server finds out whose a record is:
by a field of the input, asked before the handler is called, or by the condition of the statement itself, without which no
answer leaves the server.

Six callers ask beside the owner, who is answered. The *other shopper* and the *other representative* have the endpoint's
permission, so that nothing but the scope keeps them out; *without permission* is somebody of the same customer; the
*revoked session* is the token of a user who got another password, and the one of a blocked user.

| answer | means |
|---|---|
| 400, 401, 403, 404 | refused with this status, and nothing changed |
| own rows | answered without any row of the customer asked for |
| same rows | answered exactly as the owner |
| may | the site's own records, changed by whoever has the permission |
| answered | public |
| other rows | see the reason |
`;

/** The report: a table for each service. */
export function authorityReport(rows: readonly (readonly [Endpoint, Outcomes])[]): string {
  const services = [...new Set(rows.map(([{ service }]) => service))];
  const tables = services.map((service) =>
    tableOf(
      service,
      rows.filter(([endpoint]) => endpoint.service === service),
    ),
  );
  return `${[introduction, ...tables].join("\n")}`;
}

function tableOf(service: string, rows: readonly (readonly [Endpoint, Outcomes])[]): string {
  const lines = rows.map(([endpoint, outcomes]) => `| ${cells(endpoint, outcomes).join(" | ")} |`);
  return `## ${service}

| endpoint | scope | found by | permission | no token | other shopper | without permission | other representative | other site's token | revoked session | reason |
|---|---|---|---|---|---|---|---|---|---|---|
${lines.join("\n")}
`;
}

function cells(endpoint: Endpoint, outcomes: Outcomes): string[] {
  const { nobody, otherShopper, wrongRole, otherRep, otherSite, revoked } = outcomes;
  return [
    ...[`\`${endpoint.id.slice(endpoint.service.length + 1)}\``, endpoint.scope.kind, foundBy(endpoint)],
    ...[endpoint.permission === "none" ? "" : `\`${endpoint.permission}\``],
    ...[nobody, otherShopper, wrongRole, otherRep, otherSite, revoked, exceptionOf(endpoint)?.why ?? ""],
  ];
}

function foundBy({ scope: { kind, records } }: Endpoint): string {
  const fields = Object.entries(records).map(([field, record]) =>
    field === record ? `\`${field}\`` : `\`${field}\` (${record})`,
  );
  if (fields.length > 0) return fields.join(", ");
  return kind === "own" || kind === "customer" ? "statement" : "";
}
