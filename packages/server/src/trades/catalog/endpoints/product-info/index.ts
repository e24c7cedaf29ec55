import type { Podcast, ProductInfoOperations } from "@purvey/contract/generated/productInfo";
import { productInfo } from "@purvey/contract/services/product-info/index";
import { Podcast as PodcastSchema } from "@purvey/contract/services/product-info/podcasts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import { type Handlers, type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { invMastExtHandlers } from "./inv-mast-ext.ts";
import { suggestionHandlers } from "./items.ts";

const podcast = crudHandlers<Podcast>({
  entity: PodcastSchema,
  table: "podcast",
  key: "podcastsUid",
  keyInput: "podcastsUid",
  noun: "podcast",
  search: ["title", "transcript"],
  defaultOrder: "podcasts_uid|ASC",
});

/** `/podcasts` (R193). */
const podcastHandlers: Handlers<PodcastOperations> = {
  "podcasts.list": podcast.list,
  "podcasts.create": podcast.create,
  "podcasts.get": podcast.get,
  "podcasts.update": podcast.update,
  "podcasts.delete": podcast.delete,
};

/** Product information with what answers it. */
export const productInfoImplementation: Implementation = implement<ProductInfoOperations>(productInfo, {
  ...invMastExtHandlers,
  ...podcastHandlers,
  ...suggestionHandlers,
  ...systemHandlers(productInfo),
});

type PodcastOperations = Pick<ProductInfoOperations, Extract<keyof ProductInfoOperations, `podcasts.${string}`>>;
