import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  integer,
  nullable,
  oneOf,
  pick,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

const title = text({
  min: 1,
  max: 255,
  description: "What the meeting was about",
  example: "Blanket order of Northgate",
});
const meetingDate = datetime({ description: "When it began" });
const transcript = text({
  min: 1,
  max: most.document,
  description: "Who said what",
  example: "Sara: What would it take to have the bolts every Monday?\nDana: A fixed price for the year.",
});

/** The notes that Fyxer took of a meeting. */
export const FyxerTranscript: ObjectSchema = entity("FyxerTranscript", "The notes that Fyxer took of a meeting", {
  fyxerTranscriptHdrUid: uid("The transcript's unique number"),
  title,
  meetingDate,
  durationMinutes: nullable(integer({ min: 0, max: most.integer, description: "How long it took", example: 35 })),
  organizer: nullable(text({ max: 255, description: "Who invited", example: "Sara Lindqvist" })),
  participants: nullable(
    text({ max: most.longText, description: "Who took part, by comma", example: "Sara Lindqvist, Dana Whitfield" }),
  ),
  summary: nullable(
    text({ max: most.document, description: "What was agreed", example: "Northgate wants a fixed price." }),
  ),
  transcript,
  sourceId: nullable(text({ max: 255, description: "Its identifier at Fyxer", example: "fyx_01HXN" })),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const kept = pick(FyxerTranscript, "durationMinutes", "organizer", "participants", "summary", "sourceId");

const plain = crud({
  entity: FyxerTranscript,
  noun: "meeting transcript",
  key: "fyxerTranscriptHdrUid",
  defaultOrder: "meeting_date|DESC",
  create: input("CreateFyxerTranscriptInput", "The notes of a meeting", {
    title: required(title),
    meetingDate: required(meetingDate),
    transcript: required(transcript),
    ...kept,
  }),
  update: input("UpdateFyxerTranscriptInput", "What to change of a meeting's notes", {
    title,
    meetingDate,
    transcript,
    ...kept,
    statusCd: oneOf([704, 705], { description: "704 active, 705 inactive; delete to get 700" }),
  }),
  words: ["meeting notes", "minutes", "conversation", "call", "recording", "protocol"],
  tasks: {
    list: ["what was said in meetings", "notes of sales calls"],
    create: ["keep the minutes of a call", "upload meeting notes"],
  },
  read: "site.read",
  write: "site.write",
  scope: "site",
  invalidates: ["site.fyxerTranscript"],
});

/** `/fyxer-transcript`: notes of meetings. */
export const fyxerTranscript: Resource = resource("/fyxer-transcript", {
  ...plain,
  create: {
    ...plain.create,
    description: "A transcript of Fyxer is stored once: the same `sourceId` again is refused (409).",
    errors: ["RESOURCE_CONFLICT"],
  },
  update: { ...plain.update, errors: ["RESOURCE_CONFLICT"] },
});
