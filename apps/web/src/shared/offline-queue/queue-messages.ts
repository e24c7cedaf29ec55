import { defineMessages } from "../i18n/messages.ts";

/** Texts of the queue of changes. */
export const queueMessages = defineMessages({
  id: "shared/offline-queue/queue",
  en: {
    title: "Changes on this device",
    allStored: "All stored",
    offline: "Offline",
    waitingCount: "{count, plural, one {# change waiting} other {# changes waiting}}",
    offlineWaiting: "Offline · {count, plural, one {# change waiting} other {# changes waiting}}",
    refusedCount: "{count, plural, one {# change refused} other {# changes refused}}",
    waiting: "Waiting",
    sending: "Being sent",
    stored: "Stored",
    refused: "Refused",
    heldBack: "Waits until you decide about the refused change before it.",
    attempts: "{count, plural, one {Sent once without an answer.} other {Sent # times without an answer.}}",
    queuedAt: "Queued",
    empty: "Nothing waits.",
    emptyHint: "What you book without a network is kept here and sent when it is back.",
    close: "Close",
    tryNow: "Send now",
    tryAgain: "Send again",
    correct: "Correct it",
    correctChange: "Correct it: {label}",
    discard: "Discard",
    discardChange: "Discard: {label}",
    discardTitle: "Discard this change?",
    discardHint: "{label} has not reached the server. What you entered is gone for good.",
    discardUnsure:
      "{label} was sent without an answer: the server may have it. What you entered here is gone for good.",
    keep: "Keep it",
    dismiss: "Take it off the list",
    tooOld:
      "It waited for more than six days after it was sent first, so the server may have stored it without answering. Look whether it is there, then send it again or discard it.",
    yours: "Only you see these changes, and only you send them: another person on this device does not.",
  },
});
