import { defineMessages } from "../i18n/messages.ts";

/** Texts of putting things on lists. */
export const messages = defineMessages({
  id: "shared/lists",
  en: {
    saveTitle: "{count, plural, one {Save a line on a list} other {Save # lines on a list}}",
    newTitle: "New list",
    list: "List",
    another: "A new list",
    linesOn: "{name} – {count, plural, =0 {no lines} one {# line} other {# lines}}",
    name: "Name of the list",
    nameHint: "What your team calls it: “Press line standard kit”. 100 characters at most.",
    nameMissing: "Give the list a name.",
    purpose: "What it is for",
    purposeHint: "Optional. 500 characters at most.",
    isPublic: "Colleagues may open it",
    publicHint: "Otherwise only who has its link.",
    create: "Create the list",
    store: "{count, plural, one {Save # line} other {Save # lines}}",
    storeRest: "{count, plural, one {Try # line again} other {Try # lines again}}",
    stored: "{count, plural, one {# line} other {# lines}} stored on “{name}”.",
    partly: "{stored} of {count} lines are stored on “{name}”.",
    notStored: "These are not:",
    open: "Open the list",
    addToList: "Add to a list",
    unstar: "Remove {item} from your favourites",
    starred: "{item} is one of your favourites now.",
    unstarred: "{item} is none of your favourites any more.",
    favourite: "Favourite",
    undo: "Undo",
  },
});
