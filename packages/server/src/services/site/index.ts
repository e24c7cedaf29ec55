import type { SiteOperations } from "@purvey/contract/generated/site";
import { site } from "@purvey/contract/services/site/index";
import { type Handler, type Implementation, implement } from "../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../platform/endpoints/system.ts";
import { fyxerTranscriptHandlers } from "../../trades/site/endpoints/site/index.ts";
import { notificationHandlers } from "../../trades/site/endpoints/site/notifications.ts";
import { settingHandlers } from "../../trades/site/endpoints/site/settings.ts";
import { robotsOf } from "../../trades/site/serve-robots.ts";

const robots: Handler<SiteOperations["metaFiles.robots"]> = async (_input, { db, site: siteId }) => {
  const { content, dateLastModified } = await robotsOf(db, siteId);
  return { fileName: "robots.txt", content, customFlag: dateLastModified === null ? "N" : "Y", dateLastModified };
};

const embedding: Handler<SiteOperations["openSearch.embedding"]> = async ({ q }, { providers }) => {
  const { vector, model, source } = await providers.embeddings.embed(q);
  return { q, model, dimensions: vector.length, embedding: [...vector], source };
};

/** What concerns a whole site, with what answers it. */
export const siteImplementation: Implementation = implement<SiteOperations>(site, {
  ...fyxerTranscriptHandlers,
  ...notificationHandlers,
  ...settingHandlers,
  "metaFiles.robots": robots,
  "openSearch.embedding": embedding,
  ...systemHandlers(site),
});
