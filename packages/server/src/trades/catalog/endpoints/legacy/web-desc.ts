import type { LegacyOperations, WebDescription } from "@purvey/contract/generated/legacy";
import { WebDescription as WebDescriptionSchema } from "@purvey/contract/services/legacy/web-desc";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { belowItemHandlers } from "../../below-item.ts";

const webDesc = belowItemHandlers<WebDescription>({
  entity: WebDescriptionSchema,
  table: "item_web_desc",
  key: "invMastWebDescUid",
  noun: "web description of the item",
  search: [],
  defaultOrder: "inv_mast_web_desc_uid|ASC",
});

type WebDescOperations = Pick<LegacyOperations, Extract<keyof LegacyOperations, `invMast.webDesc.${string}`>>;

/** `/inv-mast/{id}/web-desc`: descriptions of an item for the web (R255). */
export const webDescHandlers: Handlers<WebDescOperations> = {
  "invMast.webDesc.list": webDesc.list,
  "invMast.webDesc.create": webDesc.create,
  "invMast.webDesc.get": webDesc.get,
  "invMast.webDesc.update": webDesc.update,
  "invMast.webDesc.delete": webDesc.delete,
};
