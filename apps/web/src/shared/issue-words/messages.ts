import { defineMessages } from "../i18n/messages.ts";

/** What is wrong with a value, in the words of who entered it. */
export const messages = defineMessages({
  id: "shared/issue-words",
  en: {
    missing: "This is missing. Fill it in.",
    noWhole: "“{value}” is not a whole number. Enter one such as 40.",
    noWholeOrEmpty: "“{value}” is not a whole number. Enter one such as 40, or leave it empty.",
    noNumber: "“{value}” is not a number. Enter one such as 4.5.",
    noNumberOrEmpty: "“{value}” is not a number. Enter one such as 4.5, or leave it empty.",
    noChoice: "“{value}” is not possible here. Possible: {choices}.",
    noChoiceOrEmpty: "“{value}” is not possible here. Possible: {choices}, or nothing.",
    others: "{choices} and others",
    tooLong:
      "{count, plural, one {# character is too many} other {# characters are too many}}: {most, plural, one {# fits} other {at most # fit}}. Shorten it.",
    tooShort:
      "{count, plural, one {# character is too few} other {# characters are too few}}: it takes at least {least}. Add what is missing.",
    tooSmall: "{value} is too little. Enter {least} or more.",
    notMore: "{value} is too little. Enter more than {least}.",
    tooLarge: "{value} is too much. Enter {most} or less.",
    noStep: "{value} does not come out even. Enter a multiple of {step}.",
    noEmail: "“{value}” is not an e-mail address. Enter one such as dana@example.com.",
    noTime: "“{value}” is not a date and time. Enter it like 2026-03-14 09:26:53.",
  },
});
