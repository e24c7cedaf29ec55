import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, input, nullable, pick, required, statusCd, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { keptStatusCd } from "../items/kept-status-cd.ts";

const title = text({
  min: 1,
  max: 255,
  description: "What the episode is called",
  example: "Why stainless threads gall",
});
const path = text({
  min: 1,
  max: 255,
  description: "Where the recording is: a path below the site's media, or an address",
  example: "podcasts/stainless-threads.mp3",
});

/** An episode to listen to, with its words (R193). */
export const Podcast: ObjectSchema = entity("Podcast", "An episode to listen to, with its words", {
  podcastsUid: uid("The podcast's unique number"),
  title,
  path,
  transcript: nullable(
    text({
      max: most.document,
      description: "What is said, as text",
      example: "Galling is cold welding. Grease the thread and turn slowly.",
    }),
  ),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

/** `/podcasts`: what the house has to say about its products (R193). */
export const podcasts: Resource = resource(
  "/podcasts",
  crud({
    entity: Podcast,
    noun: "podcast",
    key: "podcastsUid",
    defaultOrder: "podcasts_uid|ASC",
    create: input("CreatePodcastInput", "A new episode", {
      title: required(title),
      path: required(path),
      ...pick(Podcast, "transcript"),
    }),
    update: input("UpdatePodcastInput", "What to change of an episode", {
      title,
      path,
      ...pick(Podcast, "transcript"),
      statusCd: keptStatusCd,
    }),
    words: ["episode", "audio", "recording", "listen", "transcript", "interview"],
    tasks: {
      list: ["episodes to listen to"],
      create: ["publish an episode"],
      delete: ["take an episode offline"],
    },
    read: "catalog.read",
    write: "catalog.write",
    scope: "site",
    invalidates: ["productInfo.podcasts"],
    rules: ["R193"],
  }),
);
