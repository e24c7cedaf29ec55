import { run } from "./run.ts";

// Whoever reads may have seen enough: `purvey list | head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});
// Nobody hears of it when nobody listens.
process.stderr.on("error", () => {});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  environment: process.env,
  columns: process.stdout.isTTY ? process.stdout.columns || 80 : undefined,
  showsErrors: process.stderr.isTTY,
  input: () => process.stdin,
});
