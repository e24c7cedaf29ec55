import { expect, it } from "vitest";
import { embeddedProviders } from "./embedded-providers.ts";
import { jobsWith } from "./jobs.ts";
import { ringFrom } from "./platform/keys/key-ring.ts";
import { describeOnBoth } from "./testing/test-database.ts";
import { testSecret } from "./testing/test-server.ts";

const chat = { ...embeddedProviders.chat, configured: true };
const jobs = jobsWith({ ...embeddedProviders, chat }, ringFrom(testSecret), {
  processorOf: async () => undefined,
  taxProviderOf: async () => undefined,
});

describeOnBoth("jobs", (open) => {
  it("say that nothing waits for them where nothing does", async () => {
    const db = await open();
    const waiting = jobs.flatMap((job) => (job.waiting ? [job.waiting(db)] : []));
    const nothing = { count: 0, seconds: null };
    expect(await Promise.all(waiting)).toEqual([nothing, nothing, nothing, nothing, nothing]);
  });
});
