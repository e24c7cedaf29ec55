import type { Endpoint } from "@purvey/contract/endpoint";
import type { Outcome } from "./ask.ts";
import type { Stranger } from "./callers.ts";

/** What strangers get where it is not what the scope alone says, and why. */
interface Exception {
  readonly get: Partial<Readonly<Record<Stranger, Outcome>>>;
  readonly why: string;
}

const both = (outcome: Outcome): Exception["get"] => ({ otherShopper: outcome, otherRep: outcome });

const bodyNamesOwner: Exception = {
  get: both("400"),
  why: "Whose the new record is stands in the body; a customer who does not exist for the caller is no value for it.",
};
const needsModel: Exception = {
  get: both("may"),
  why: "It touches no rows; without a language model nobody is answered.",
};
const showsPrices: Exception = {
  get: both("other rows"),
  why: "The items are the same; each caller sees the prices of the own customer's class.",
};

const exceptions: Readonly<Record<string, Exception>> = {
  "vmi.warehouse.create": bodyNamesOwner,
  "vmi.distributors.create": bodyNamesOwner,
  "vmi.sections.create": bodyNamesOwner,
  "vmi.invProfileHdr.create": bodyNamesOwner,
  "site.notifications.create": {
    get: both("403"),
    why: "Who may not speak for the site notifies colleagues and the own representative; nobody learns whether a user exists.",
  },
  "items.categories.items": showsPrices,
  "items.invMast.similar": showsPrices,
  "search.items.list": showsPrices,
  "search.items.get": showsPrices,
  "items.invMast.faq.get": { get: both("other rows"), why: "The question is the same; each reading counts one view." },
  "ai.akasha.generate": needsModel,
  "ai.joomla.generate": needsModel,
  "ai.ollama.generate": needsModel,
};

/** The exception of an endpoint, by its id or by the beginning of ids. */
export function exceptionOf({ id }: Endpoint): Exception | undefined {
  const prefix = Object.keys(exceptions).find((known) => (known.endsWith(".") ? id.startsWith(known) : id === known));
  return prefix === undefined ? undefined : exceptions[prefix];
}

/** What a stranger must get, by what the endpoint declares. */
export function expectedOutcome(endpoint: Endpoint, stranger: Stranger): Outcome {
  return exceptionOf(endpoint)?.get[stranger] ?? byDeclaration(endpoint, stranger);
}

function byDeclaration({ permission, scope, safe, params, list, body }: Endpoint, stranger: Stranger): Outcome {
  if (permission === "none") return "answered";
  if (stranger === "nobody" || stranger === "revoked") return "401";
  if (stranger === "wrongRole" || stranger === "otherSite") return "403";
  if (scope.kind === "site") return safe ? "same rows" : "may";
  const picksRows = Object.keys(scope.records).length === 0 && !params && (list || !body);
  return picksRows ? "own rows" : "404";
}
