import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of what is on its way. */
export const arrivingMessages = defineMessages({
  id: "features/orders/arriving",
  en: {
    arriving: "Arriving",
    orders: "{count, plural, one {# order} other {# orders}}",
    nothingArriving: "Nothing is on its way. What you order appears here until it is invoiced.",
    arrival:
      "{arrival, select, onWay {It has left and is on its way to you.} held {It is on hold: nothing leaves before it is released.} late {It was to leave on {date} and is late.} promised {It is to leave on {date}.} other {No date is promised yet.}}",
    lines: "{count, plural, one {# line} other {# lines}}",
    poNo: "your PO {po}",
  },
});
