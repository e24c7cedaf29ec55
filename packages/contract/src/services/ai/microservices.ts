import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  nullable,
  orderBy,
  paging,
  pick,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { keptStatusCd } from "../items/kept-status-cd.ts";

const name = text({ min: 1, max: 255, description: "What it is called", example: "Product texts" });

/** A service of the site that a language model does. */
export const AiMicroservice: ObjectSchema = entity("AiMicroservice", "A task of the site that a language model does", {
  microservices_uid: uid("Its unique number"),
  name,
  description: nullable(text({ max: 4000, description: "What it does", example: "Writes descriptions of new items" })),
  model: nullable(text({ max: most.text, description: "The language model it asks", example: "llama3.2" })),
  status_cd: statusCd(),
  date_created: datetime(),
  date_last_modified: datetime(),
});

const optional = pick(AiMicroservice, "description", "model");
const plain = crud({
  entity: AiMicroservice,
  noun: "AI microservice",
  key: "microservicesUid",
  defaultOrder: "microservices_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("microservices_uid|ASC"),
    q: text({ description: "Words to look for in name and description" }),
    statusCd: statusCd(),
  },
  create: input("CreateAiMicroserviceInput", "A new task", { name: required(name), ...optional }),
  update: input("UpdateAiMicroserviceInput", "What to change of a task", {
    name,
    ...optional,
    status_cd: keptStatusCd,
  }),
  words: ["task", "agent", "automation", "bot"],
  tasks: {
    list: ["what the AI does by itself"],
  },
  read: "ai.read",
  write: "ai.write",
  scope: "site",
  invalidates: ["ai.microservices"],
  rules: ["R147"],
});

const oneName = "A name that another one has, case aside, is refused (409).";

/** `/microservices`: what language models do for the site (R147). */
export const microservices: Resource = resource("/microservices", {
  ...plain,
  create: { ...plain.create, description: oneName, errors: ["RESOURCE_CONFLICT"] },
  update: { ...plain.update, description: oneName, errors: ["RESOURCE_CONFLICT"] },
});
