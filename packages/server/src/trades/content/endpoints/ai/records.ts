import type { AiMicroservice, AiOperations, AiRubric } from "@purvey/contract/generated/ai";
import { AiMicroservice as AiMicroserviceSchema } from "@purvey/contract/services/ai/microservices";
import { AiRubric as AiRubricSchema } from "@purvey/contract/services/ai/rubrics";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { conflict } from "../../../../platform/errors.ts";

const microservice = crudHandlers<AiMicroservice>({
  entity: AiMicroserviceSchema,
  table: "ai_microservice",
  key: "microservices_uid",
  keyInput: "microservicesUid",
  noun: "AI microservice",
  search: ["name", "description"],
  defaultOrder: "microservices_uid|ASC",
});

const rubric = crudHandlers<AiRubric>({
  entity: AiRubricSchema,
  table: "ai_rubric",
  key: "rubrics_uid",
  keyInput: "rubricsUid",
  noun: "rubric",
  search: ["name", "description"],
  defaultOrder: "rubrics_uid|ASC",
});

function named<T>(noun: string, name: string | undefined, work: Promise<T>): Promise<T> {
  return onDuplicate(work, () =>
    conflict(`There is ${noun} \`${name}\` already. Change that one, or choose another name.`),
  );
}

type RecordOperations = Pick<
  AiOperations,
  Extract<keyof AiOperations, `microservices.${string}` | `rubrics.${string}`>
>;

/** `/microservices` and `/rubrics`. */
export const recordHandlers: Handlers<RecordOperations> = {
  "microservices.list": microservice.list,
  "microservices.create": (input, context) =>
    named("an AI microservice", input.name, microservice.create(input, context)),
  "microservices.get": microservice.get,
  "microservices.update": (input, context) =>
    named("an AI microservice", input.name, microservice.update(input, context)),
  "microservices.delete": microservice.delete,
  "rubrics.list": rubric.list,
  "rubrics.create": (input, context) => named("a rubric", input.name, rubric.create(input, context)),
  "rubrics.get": rubric.get,
  "rubrics.update": (input, context) => named("a rubric", input.name, rubric.update(input, context)),
  "rubrics.delete": rubric.delete,
};
