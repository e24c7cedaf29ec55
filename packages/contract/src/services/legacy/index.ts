import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { alsoBought } from "./also-bought.ts";
import { itemCategory } from "./item-category.ts";
import { orders } from "./orders.ts";
import { state } from "./state.ts";
import { tags } from "./tags.ts";
import { webDesc } from "./web-desc.ts";

/** What further applications read and keep of items, under the paths that they have always had. */
export const legacy: Service = service({
  name: "legacy",
  title: "Legacy items",
  description:
    "Tags and web descriptions of items, what is bought together, articles of categories, states, orders once more.",
  domains: {
    invMast: "legacy-items",
    itemCategory: "legacy-items",
    orders: "legacy-items",
    state: "legacy-items",
    system: "system",
  },
  resources: {
    invMast: alsoBought,
    "invMast.tags": tags,
    "invMast.webDesc": webDesc,
    itemCategory,
    orders,
    state,
    system,
  },
});
