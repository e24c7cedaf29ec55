import { defineMessages } from "../i18n/messages.ts";

/** Texts of saved views. */
export const savedViewsMessages = defineMessages({
  id: "shared/saved-views/saved-views",
  en: {
    views: "Views",
    viewsOf: "Saved views of this list",
    shared: "For everybody",
    own: "Only for you, in this browser",
    asItComes: "The list as it comes",
    none: "Filter, sort and choose columns, then save what you see under a name.",
    name: "Name of the view",
    nameHint: "Filters, columns and order are saved",
    nameMissing: "Give the view a name.",
    forEverybody: "Share with everybody",
    save: "Save this view",
    link: "link to what is shown",
    copyLink: "Link to what is shown",
    remove: "Delete the view “{name}”",
    saved: "“{name}” is saved for you in this browser.",
    sharedDone: "“{name}” is shared with everybody.",
    removed: "The view “{name}” is deleted.",
    refused: "The view stays as it was: {reason}",
    notRead: "The shared views could not be read: {reason}",
    undo: "Undo",
  },
});
