import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, nullable, text, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

/** What crawlers are told. */
export const RobotsFile: ObjectSchema = entity("RobotsFile", "What crawlers are told", {
  fileName: text({ description: "Where the application serves it", example: "robots.txt" }),
  content: text({ description: "The whole file", example: "User-agent: *\nDisallow: /api/\n" }),
  customFlag: yesNo({ description: "Y when the site's setting `robots` says it, N for what is usual", example: "N" }),
  dateLastModified: nullable(datetime({ description: "When the setting was changed" })),
});

/** `/meta-files`: files about the application itself. */
export const metaFiles: Resource = resource("/meta-files", {
  robots: get("/robots", {
    returns: RobotsFile,
    summary: "Get what crawlers are told of the site",
    description: "The same that `/robots.txt` answers. To change it, set `robots` of the service `site`.",
    words: ["robots.txt", "crawler", "SEO", "indexing", "bots"],
    tasks: ["what may search engines see", "what may google crawl"],
    permission: "site.read",
    scope: "site",
  }),
});
