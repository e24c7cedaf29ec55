import { defineMessages } from "../i18n/messages.ts";

/** Texts about a part of a stockroom and what was moved of it. */
export const partMessages = defineMessages({
  id: "shared/stockroom/part",
  en: {
    aboutPart: "About the part",
    aboutOf: "About {item}",
    close: "Close",
    choosePart: "Scan a part: its drawing, its stock and its use stand here.",
    section: "Section",
    barCode: "Bar code",
    lots: "Lots",
    lot: "Lot {lot}",
    elsewhere: "In other stockrooms",
    nowhere: "No other stockroom has it.",
    used: "Used per week",
    usedNone: "Not used in the last {weeks} weeks.",
    usedSum: "{quantity} {unit} in {weeks} weeks, {mean} {unit} a week on average",
    partMoves: "Latest movements",
    roomMoves: "Booked last",
    noMoves: "Nothing was booked yet.",
    opening: "Opening balance",
    adjust: "Counted",
    receive: "Received",
    transfer: "Transferred",
    usage: "Used",
  },
});
