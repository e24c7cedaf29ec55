// Lists the endpoints that no test called through the client, or only on one of the two databases.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { services } from "../packages/contract/dist/services/index.js";

const folder = process.argv[2];
const called = new Set(
  readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n")),
);
const endpoints = services.flatMap((service) => Object.values(service.endpoints)).map(({ id }) => id);
const missing = ["embedded", "postgres"].flatMap((kind) =>
  endpoints.filter((id) => !called.has(`${kind} ${id}`)).map((id) => `${id} (${kind})`),
);
if (missing.length > 0) {
  console.error(`No test got an answer of:\n  ${missing.join("\n  ")}`);
  process.exitCode = 1;
} else console.log(`${endpoints.length} endpoints answered through the client on both databases.`);
