import { get, type Resource, resource } from "../../endpoint.ts";
import { list, paging, text } from "../../fields.ts";
import { ContractItem } from "./catalogue-item.ts";
import { catalogueQuery, FacetAttribute } from "./categories.ts";

const id = text({ min: 1, description: "Job number of the contract", example: "J-2024-7" });
const jobNo = text({
  description: "The job number, when `{id}` is the contract's own number or its unique number",
  example: "J-2024-7",
});
const words = ["contract", "job", "job price", "agreement", "blanket order", "negotiated", "special price", "quote"];

/** `/contracts`: what a customer buys under a contract (job). `{id}` is the job number (R198, D10). */
export const contracts: Resource = resource("/contracts", {
  attributes: get("/{id}/attributes", {
    params: { id },
    query: { jobNo },
    returns: list(FacetAttribute),
    summary: "List the attributes of a contract's items with values and counts",
    words: [...words, "facet", "filter"],
    tasks: ["filters of contract items"],
    permission: "contract.read",
    scope: "customer",
    rules: ["R198"],
  }),
  items: get("/{id}/items", {
    params: { id },
    query: { ...paging({ limit: 12 }), jobNo, ...catalogueQuery },
    returns: list(ContractItem),
    summary: "List the items of a contract with their contract prices",
    description:
      "A customer sees the own contracts only; any other is not found. Cancelled contracts are not found. `jobNo` may be sent as well: then `{id}` is the job number, the contract's number or its unique number, and a contract that has not both is not found.",
    words: [...words, "contract items", "my prices"],
    tasks: ["what may be bought under a contract", "agreed prices"],
    permission: "contract.read",
    scope: "customer",
    rules: ["R080", "R198"],
  }),
});
