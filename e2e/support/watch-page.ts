import type { Page } from "playwright-core";

/** What is heard while a page is used. */
export interface Watched {
  readonly complaints: readonly string[];
  readonly calls: readonly string[];
  expectRefusal(status: number): void;
}

/** Listens to a page: its console, its exceptions, the answers it gets and the changes it sends. */
export function watchPage(page: Page): Watched {
  const complaints: string[] = [];
  const calls: string[] = [];
  const expected = new Set<number>();
  page.on("pageerror", (error) => complaints.push(`exception: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    // The browser's own line about a refused answer is heard as that answer below.
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    complaints.push(`console: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() < 400 || expected.has(response.status())) return;
    complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return { complaints, calls, expectRefusal: (status) => void expected.add(status) };
}
