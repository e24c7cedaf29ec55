import type { Podcast, ProductInfoOperations } from "@purvey/contract/generated/productInfo";
import { Podcast as PodcastSchema } from "@purvey/contract/services/product-info/podcasts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";

const podcast = crudHandlers<Podcast>({
  entity: PodcastSchema,
  table: "podcast",
  key: "podcastsUid",
  keyInput: "podcastsUid",
  noun: "podcast",
  search: ["title", "transcript"],
  defaultOrder: "podcasts_uid|ASC",
});

type PodcastOperations = Pick<ProductInfoOperations, Extract<keyof ProductInfoOperations, `podcasts.${string}`>>;

/** `/podcasts` (R193). */
export const podcastHandlers: Handlers<PodcastOperations> = {
  "podcasts.list": podcast.list,
  "podcasts.create": podcast.create,
  "podcasts.get": podcast.get,
  "podcasts.update": podcast.update,
  "podcasts.delete": podcast.delete,
};
