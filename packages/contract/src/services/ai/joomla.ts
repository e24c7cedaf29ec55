import { type Resource, resource } from "../../endpoint.ts";
import { generateWith } from "./generate.ts";

/** `/joomla`: texts for the site's articles. */
export const joomla: Resource = resource("/joomla", {
  generate: generateWith(
    "Generate a text for an article of the site",
    "Answers HTML as articles hold it: paragraphs, headings, lists and emphasis without attributes; everything else is taken out.",
    ["article", "CMS", "blog", "HTML", "content"],
  ),
});
