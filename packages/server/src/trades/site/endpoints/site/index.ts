import type { FyxerTranscript, SiteOperations } from "@purvey/contract/generated/site";
import { FyxerTranscript as FyxerTranscriptSchema } from "@purvey/contract/services/site/fyxer-transcript";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { conflict } from "../../../../platform/errors.ts";

const transcript = crudHandlers<FyxerTranscript>({
  entity: FyxerTranscriptSchema,
  table: "fyxer_transcript_hdr",
  key: "fyxerTranscriptHdrUid",
  keyInput: "fyxerTranscriptHdrUid",
  noun: "meeting transcript",
  search: ["title", "organizer", "participants", "summary", "transcript"],
  defaultOrder: "meeting_date|DESC",
});

function stored(sourceId: string | null | undefined) {
  return () => conflict(`The transcript \`${sourceId}\` of Fyxer is stored already. Change that one.`);
}

type TranscriptOperations = Pick<SiteOperations, Extract<keyof SiteOperations, `fyxerTranscript.${string}`>>;

/** `/fyxer-transcript`: notes of meetings. */
export const fyxerTranscriptHandlers: Handlers<TranscriptOperations> = {
  "fyxerTranscript.list": transcript.list,
  "fyxerTranscript.create": (input, context) => onDuplicate(transcript.create(input, context), stored(input.sourceId)),
  "fyxerTranscript.get": transcript.get,
  "fyxerTranscript.update": (input, context) => onDuplicate(transcript.update(input, context), stored(input.sourceId)),
  "fyxerTranscript.delete": transcript.delete,
};
