import type { SiteOperations } from "@purvey/contract/generated/site";
import { site } from "@purvey/contract/services/site/index";
import { type Handler, type Implementation, implement } from "../../implement.ts";
import { robotsOf } from "../../settings/robots.ts";
import { systemHandlers } from "../system.ts";
import { fyxerTranscriptHandlers } from "./fyxer-transcript.ts";
import { notificationHandlers } from "./notifications.ts";
import { settingHandlers } from "./settings.ts";

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
