import { defineMessages } from "../i18n/messages.ts";

/** Texts of the lots and bins of a line. */
export const messages = defineMessages({
  id: "shared/portions",
  en: {
    lotMissing: "Enter the lot that is printed on the goods.",
    lotNo: "Lot {number}",
    binNo: "Bin {number}",
    quantityNo: "Quantity {number}",
    ofIt: "Quantity",
    anotherLot: "Another lot",
    anotherBin: "Another bin",
    removePortion: "Remove row {number}",
    portionMissing: "Enter how many are of it.",
    portionTwice: "This lot and bin stand here already. Put both quantities together.",
    restMissing: "The other quantities are together as much as came, or more. Lower one of them, or raise what came.",
  },
});
