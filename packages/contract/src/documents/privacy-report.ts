import { cacheControlOf, cacheHeaders, cachingOf, type FileCaching, fileCaching, type Keeper } from "../caching.ts";
import type { Service } from "../service.ts";

const keepers: Readonly<Record<Keeper, string>> = {
  nobody: "nobody's",
  caller: "the caller's own",
  everybody: "everybody's",
};

/**
 * The report `docs/reference/privacy.md`: of each endpoint, and of everything else that is served, whose caches may keep
 * the answer, what it depends on, and why.
 */
export function privacyReport(services: readonly Service[]): string {
  return `# Caches and privacy

Which caches may keep an answer, and what it depends on beside its address. Written by \`npm run generate\` from the table in
\`packages/contract/src/caching.ts\`, which the server obeys.

Refusals are never kept, of whatever address: each says \`no-store\`. Without \`edgeCache\` no answer of an endpoint is kept either.
With \`edgeCache\` (1, 2, 3, 4, 5 or 8 hours) a read is kept by the caller's own cache alone: a cache that callers share asks nobody for
a token, and many ignore \`Vary\`. What can be compressed varies by \`accept-encoding\` besides; where pages of other origins may call,
everything varies by \`origin\`.

## Pages and files

${table(Object.values(fileCaching).flatMap((file) => fileRows(file)))}
${services.map(serviceSection).join("\n")}`;
}

function serviceSection({ title, segment, endpoints }: Service): string {
  const rows = Object.values(endpoints).map((endpoint) => {
    const { keeper, vary, reason } = cachingOf(endpoint);
    const address = `${endpoint.method} /api/${segment}${endpoint.path}`;
    return [address, keepers[keeper], cacheControlOf(keeper, 3600), vary.join(", "), reason];
  });
  return `## ${title}\n\n${table(rows)}`;
}

function fileRows(file: FileCaching): string[][] {
  const seconds = file.seconds ?? (file.keeper === "caller" ? 3600 : undefined);
  const { "cache-control": control = "", vary = "" } = cacheHeaders(file, seconds);
  return file.paths.map((path) => [path, keepers[file.keeper], control, vary, file.reason]);
}

function table(rows: readonly (readonly string[])[]): string {
  const head = ["Answer", "Caches", "`Cache-Control` (`edgeCache=1`)", "`Vary`", "Reason"];
  const lines = rows.map(([address = "", caches = "", control = "", vary = "", reason = ""]) =>
    line([
      address.includes("/") ? `\`${address}\`` : address,
      caches,
      `\`${control}\``,
      vary === "" ? "" : `\`${vary}\``,
      reason,
    ]),
  );
  return `${line(head)}\n${line(head.map(() => "---"))}\n${lines.join("\n")}\n`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
