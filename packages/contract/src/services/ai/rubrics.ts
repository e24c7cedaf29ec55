import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, input, orderBy, paging, required, statusCd, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { keptStatusCd } from "../items/kept-status-cd.ts";

const name = text({ min: 1, max: 255, description: "What it is called", example: "Counter language" });
const description = text({
  max: most.document,
  description: "What a text must satisfy, in words for the language model",
  example: "Short sentences. Metric sizes first. No superlatives.",
});

/** What texts of a language model must satisfy. */
export const AiRubric: ObjectSchema = entity("AiRubric", "What texts of a language model must satisfy", {
  rubrics_uid: uid("The rubric's unique number"),
  name,
  description,
  status_cd: statusCd(),
  date_created: datetime(),
  date_last_modified: datetime(),
});

const plain = crud({
  entity: AiRubric,
  noun: "rubric",
  key: "rubricsUid",
  defaultOrder: "rubrics_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("rubrics_uid|ASC"),
    q: text({ description: "Words to look for in name and description" }),
    statusCd: statusCd(),
  },
  create: input("CreateAiRubricInput", "A new rubric", { name: required(name), description: required(description) }),
  update: input("UpdateAiRubricInput", "What to change of a rubric", { name, description, status_cd: keptStatusCd }),
  words: ["guideline", "style guide", "criteria", "tone of voice"],
  tasks: {
    list: ["how texts should sound"],
    create: ["tell the AI how to write", "rules for how AI should write", "add a writing guideline"],
  },
  read: "ai.read",
  write: "ai.write",
  scope: "site",
  invalidates: ["ai.rubrics"],
});

const oneName = "A name that another rubric has, case aside, is refused (409).";

/** `/rubrics`: what generated texts must satisfy. */
export const rubrics: Resource = resource("/rubrics", {
  ...plain,
  create: { ...plain.create, description: oneName, errors: ["RESOURCE_CONFLICT"] },
  update: { ...plain.update, description: oneName, errors: ["RESOURCE_CONFLICT"] },
});
