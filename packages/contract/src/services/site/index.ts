import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { fyxerTranscript } from "./fyxer-transcript.ts";
import { metaFiles } from "./meta-files.ts";
import { notifications } from "./notifications.ts";
import { openSearch } from "./open-search.ts";
import { settings } from "./settings.ts";

/** What concerns a whole site. */
export const site: Service = service({
  name: "site",
  title: "Site",
  description: "Settings by service, notifications, meeting transcripts, embeddings and what crawlers are told.",
  domains: { system: "system" },
  resources: { fyxerTranscript, metaFiles, notifications, openSearch, settings, system },
});
