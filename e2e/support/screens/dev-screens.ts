import type { Page } from "playwright-core";
import { find } from "./find.ts";
import type { Screen } from "./screen.ts";

async function openTrace(page: Page): Promise<void> {
  await page.locator("#main h1").first().click();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.getByRole("dialog").waitFor();
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("200").first().waitFor();
}

/** Sends two calls of the endpoint, and opens the log, which has them in its history. */
async function openLog(page: Page): Promise<void> {
  await page.getByLabel(/^limit/).fill("1");
  await send(page);
  await page.getByLabel(/^limit/).fill("2");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("region", { name: "Answer", exact: true }).getByText(/\b2\b/).first().waitFor();
  await page.goto(`${new URL(page.url()).origin}/dev/log`);
  await page.getByRole("heading", { level: 1, name: "Log" }).waitFor();
  await page.getByRole("row").nth(2).waitFor();
}

/** The log with two answers of one endpoint, and what differs between them. */
async function compareInLog(page: Page): Promise<void> {
  await openLog(page);
  const answered = page.getByRole("row").filter({ hasText: "/api/items/brands" });
  for (const row of [answered.nth(0), answered.nth(1)]) await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("dialog").getByRole("table").waitFor();
}

/** A refusal that a person provoked, as the client threw it. */
async function provokeError(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Provoke VALIDATION_ERROR" }).first().click();
  await page
    .locator(".provoked")
    .getByText(/ValidationError/)
    .first()
    .waitFor();
}

const developing = { area: "dev", user: "dev" } as const;

/** What somebody sees who calls the services. */
export const devScreens: readonly Screen[] = [
  { ...developing, name: "explorer", route: "/dev", path: "/dev", heading: /^Explorer$/ },
  { ...developing, name: "explorer-found", route: "/dev", path: "/dev?q=add%20cart%20lines", heading: /^Explorer$/ },
  {
    ...developing,
    name: "endpoint",
    route: "/dev/$service/$endpoint",
    path: "/dev/items/brands.list",
    heading: /./,
  },
  {
    ...developing,
    name: "endpoint-answered",
    route: "/dev/$service/$endpoint",
    path: "/dev/items/brands.list",
    heading: /./,
    reach: send,
  },
  {
    ...developing,
    name: "endpoint-lines",
    route: "/dev/$service/$endpoint",
    path: "/dev/commerce/cartLine.add",
    heading: /./,
  },
  {
    ...developing,
    name: "endpoint-unknown",
    route: "/dev/$service/$endpoint",
    path: "/dev/items/nothing.list",
    heading: /./,
  },
  { ...developing, name: "explorer-service", route: "/dev", path: "/dev?service=items", heading: /^Explorer$/ },
  { ...developing, name: "explorer-none", route: "/dev", path: "/dev?q=qqqqqqqq", heading: /^Explorer$/ },
  { ...developing, name: "log", route: "/dev/log", path: "/dev/log", heading: /^Log$/ },
  { ...developing, name: "log-filled", path: "/dev/items/brands.list", heading: /./, reach: openLog },
  { ...developing, name: "log-compared", path: "/dev/items/brands.list", heading: /./, reach: compareInLog },
  { ...developing, name: "errors", route: "/dev/errors", path: "/dev/errors", heading: /^Errors$/ },
  { ...developing, name: "errors-provoked", path: "/dev/errors", heading: /^Errors$/, reach: provokeError },
  { ...developing, name: "health", route: "/dev/health", path: "/dev/health", heading: /^Health$/ },
  { ...developing, name: "palette", path: "/dev", heading: /^Explorer$/, reach: find("add cart lines") },
  { ...developing, name: "trace", path: "/shop/search?q=glove", heading: /glove/, reach: openTrace },
];
