import type { FyxerTranscript, SiteOperations } from "@purvey/contract/generated/site";
import { FyxerTranscript as FyxerTranscriptSchema } from "@purvey/contract/services/site/fyxer-transcript";
import { site } from "@purvey/contract/services/site/index";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import {
  type Handler,
  type Handlers,
  type Implementation,
  implement,
} from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { conflict } from "../../../../platform/errors.ts";
import { robotsOf } from "../../serve-robots.ts";
import { notificationHandlers } from "./notifications.ts";
import { settingHandlers } from "./settings.ts";

const transcript = crudHandlers<FyxerTranscript>({
  entity: FyxerTranscriptSchema,
  table: "fyxer_transcript_hdr",
  key: "fyxerTranscriptHdrUid",
  keyInput: "fyxerTranscriptHdrUid",
  noun: "meeting transcript",
  search: ["title", "organizer", "participants", "summary", "transcript"],
  defaultOrder: "meeting_date|DESC",
});

/** `/fyxer-transcript`: notes of meetings. */
const fyxerTranscriptHandlers: Handlers<TranscriptOperations> = {
  "fyxerTranscript.list": transcript.list,
  "fyxerTranscript.create": (input, context) => onDuplicate(transcript.create(input, context), stored(input.sourceId)),
  "fyxerTranscript.get": transcript.get,
  "fyxerTranscript.update": (input, context) => onDuplicate(transcript.update(input, context), stored(input.sourceId)),
  "fyxerTranscript.delete": transcript.delete,
};

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

function stored(sourceId: string | null | undefined) {
  return () => conflict(`The transcript \`${sourceId}\` of Fyxer is stored already. Change that one.`);
}

type TranscriptOperations = Pick<SiteOperations, Extract<keyof SiteOperations, `fyxerTranscript.${string}`>>;
