import { defineMessages } from "../i18n/messages.ts";

/** Texts that all screens of a stockroom share. */
export const stockroomMessages = defineMessages({
  id: "shared/stockroom/stockroom",
  en: {
    stockrooms: "Stockrooms",
    overview: "Stockroom",
    board: "Min/max board",
    count: "Count",
    usage: "Use",
    transfer: "Transfer",
    receive: "Receive",
    screens: "Screens of {stockroom}",
    disabled: "This stockroom is disabled: nothing is moved or ordered in it.",
    scanPart: "Part",
    scanHint: "Scan or type a part number",
    unknownCode: "“{code}” is no part of this stockroom.",
    unknownHere: "“{code}” is none of the parts on this device, and there is no network to ask.",
    unknownCodeHint: "Check the label, or type a word of the description.",
    lastKnown: "{quantity} {unit} on hand",
    remove: "Remove {item}",
    sending: "Is being sent; nothing is stored yet.",
    refused: "{label} was refused.",
    correct: "Correct it",
    waiting: "Waits for the network; nothing is stored yet.",
    tooMany: "There are only {quantity} {unit} of {item} here.",
    notPositive: "Enter a quantity above zero.",
    quantityOf: "Quantity of {item}",
    taken: "{item}: {quantity} {unit}",
    nothingTaken: "Scan a part first.",
    correctFirst: "Correct the lines that are marked first.",
  },
});
