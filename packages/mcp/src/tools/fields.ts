import { integer, list, open, text } from "@purvey/contract/fields";
import { ceiling, defaultBudget } from "../session.ts";

/** Which operation a tool is about. */
export const operation = text({
  min: 3,
  max: 200,
  description: "The operation: service, resource and verb, as `discover` names it",
  example: "items.brands.list",
});

/** What an operation is called with. */
export const operationInput = open({
  description: "What the operation takes: path, query and body fields in one object, as `describe` lists them",
});

/** Which fields an answer shall have. */
export const fields = list(text({ min: 1, max: 200, example: "lines.quantity" }), {
  max: 100,
  description:
    "Only these fields of each record; a dot goes into a record or a list: `lines.quantity`. All when left out",
});

/** How long an answer may be. */
export const maxCharacters = integer({
  min: 200,
  max: ceiling.characters,
  default: defaultBudget.characters,
  description: "At most so many characters of data; what is more is cut or left for the next page",
});
