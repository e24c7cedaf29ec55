import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, integer, list, orderBy, paging, statusCd, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

const codeNo = integer({ min: 0, max: most.integer, description: "The number that records carry", example: 704 });

/** What a numeric code of the records means (R259). */
export const CodeRecord: ObjectSchema = entity("CodeRecord", "What a numeric code of the records means", {
  codeUid: uid("The unique number of the text"),
  codeNo,
  codeDescription: text({ max: 255, description: "What the code means, in the language", example: "Active" }),
  codeGroup: text({ max: most.text, description: "What kind of code it is", example: "Status of a record" }),
  languageId: text({ max: most.text, description: "The language of the text", example: "en" }),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const words = ["code text", "status text", "meaning of a code", "704", "705", "700", "lookup table", "enumeration"];

/** `/code-p21`: what the numeric codes of the records mean. */
export const codeP21: Resource = resource("/code-p21", {
  list: get("", {
    query: {
      ...paging(),
      orderBy: orderBy("code_uid|ASC"),
      q: text({ description: "Words to look for in number, text and kind", example: "active" }),
      codeNoList: list(codeNo, { max: most.entries, description: "Only these codes", example: [704, 705] }),
    },
    returns: list(CodeRecord),
    summary: "List what the numeric codes of the records mean",
    words,
    tasks: ["what the codes stand for", "meaning of status numbers", "list of code values"],
    permission: "core.read",
    scope: "site",
    rules: ["R248", "R259"],
  }),
  get: get("/{id}", {
    params: { id: uid("codeUid of the text") },
    returns: CodeRecord,
    summary: "Get what one numeric code means",
    words,
    tasks: ["what is status 705", "what does a status number mean", "explain a P21 code"],
    permission: "core.read",
    scope: "site",
  }),
});
