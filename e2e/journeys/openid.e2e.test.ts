import { createClient } from "@purvey/client";
import { type OpenIdProvider, openIdProvider } from "@purvey/server/testing/open-id-provider";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../support/open-site.ts";
import type { ServedSite } from "../support/shops.ts";
import { openBrowser, openVisitor } from "../support/visitor.ts";

describe("signing in by OpenID Connect", () => {
  let browser: Browser;
  let site: ServedSite;
  let provider: OpenIdProvider;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite("embedded")]);
    provider = await openIdProvider([`${site.baseUrl}/sign-in/openid`]);
    provider.people.set("kim", { preferred_username: "kim.ng", name: "Kim Ng", groups: ["buyers"], customer: 100200 });
    await offerProvider(site, provider);
  });
  afterAll(async () => {
    await browser?.close();
    provider?.close();
  });

  it("goes by the provider to the page that was asked for, and by it out again", async () => {
    const visitor = await openVisitor(browser, site);
    const { page } = visitor;
    await visitor.open(`/shop/i/MTR-075?site=${site.site}`);
    await page.getByRole("button", { name: "Sign in with Northgate" }).waitFor();
    expect(await visitor.findings("the door")).toEqual([]);
    await page.getByRole("button", { name: "Sign in with Northgate" }).click();
    await signInAt(page, provider, "kim");
    await page.getByRole("heading", { name: /MTR-075/ }).waitFor();
    expect(page.url()).not.toMatch(/code=|state=/);
    await page.reload();
    await page.getByRole("button", { name: "Account of Kim Ng" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(({ origin, pathname }) => origin === provider.issuer && pathname.startsWith("/session/end"));
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("says on the screen, in the person's language, whom it does not let in", async () => {
    const visitor = await openVisitor(browser, site, { locale: "de-DE" });
    visitor.expectRefusal(403);
    const { page } = visitor;
    await visitor.open(`/sign-in?site=${site.site}`);
    await page.getByRole("button", { name: "Mit Northgate anmelden" }).click();
    await signInAt(page, provider, "stranger");
    await page.getByText("Der Anmeldedienst gibt Ihnen bei diesem Mandanten keine Rolle.").waitFor();
    expect(await visitor.findings("refused")).toEqual([]);
    await page.getByRole("link", { name: "Zurück zur Anmeldung" }).click();
    await page.getByRole("button", { name: "Mit Northgate anmelden" }).waitFor();
    await visitor.close();
  });
});

/** Sets the provider up for a site, as an administrator. */
async function offerProvider({ baseUrl, site }: ServedSite, provider: OpenIdProvider): Promise<void> {
  const { issuer, clientId, clientSecret } = provider;
  const context = { siteId: site, baseUrl: `${baseUrl}/api/{service}` };
  const ada = { username: "ada", password: "Passw0rd!demo" };
  const { token } = await createClient({ ...context, jwt: () => undefined }).content.users.verifyPassword(ada).data;
  const { settings } = createClient({ ...context, jwt: token }).site;
  const rules = {
    provision: true,
    roles: [{ value: "buyers", role: "shopper" }],
    claims: { customer: "customer" },
    endSession: true,
  };
  const store = (settingName: string, settingValue: object) =>
    settings.create({ serviceName: "content", settingName, settingValue });
  await store("openId", { name: "Northgate", issuer, clientId, ...rules });
  await store("openIdClient", { issuer, clientSecret });
}

/** Signs in on the provider's own pages, and agrees to what they ask. */
async function signInAt(page: Page, { issuer }: OpenIdProvider, login: string): Promise<void> {
  await page.waitForURL(({ origin }) => origin === issuer);
  await page.locator("[name=login]").fill(login);
  await page.locator("[name=password]").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}
