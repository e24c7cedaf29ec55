/** The words that components say by themselves, in English. What stands in braces is filled in. */
export const englishUiTexts = {
  skipToContent: "Skip to the content",
  areas: "Areas",
  iconsOnly: "Icons only",
  showWords: "Show the words",
  breadcrumbs: "Breadcrumbs",
  messages: "Messages",
  close: "Close",
  dismiss: "Dismiss",
  dismissMessage: "Dismiss the message",
  showPassword: "Show the password",
  hidePassword: "Hide the password",
  required: "required",
  remove: "Remove {what}",
  copy: "Copy the {what}",
  copied: "Copied the {what}",
  copyNumber: "Copy {number}",
  copiedNumber: "Copied {number}",
  copyRefused: "The browser refused to copy",
  causeYou: "Something you can correct",
  causeData: "The stored data does not allow this",
  causeService: "A service did not do its part",
  request: "Request",
  requestId: "request id",
  suggestions: "Suggestions",
  nothingFound: "Nothing found",
  oneSuggestion: "1 suggestion",
  suggestionCount: "{count} suggestions",
  loading: "Loading: {what}",
  more: "More",
  less: "Less",
  use: "Use {quantity}",
  insteadOf: "instead of",
  actions: "Actions",
  rows: "Rows",
  nextRow: "Next row",
  previousRow: "Previous row",
  select: "Select {row}",
  selectRow: "Select the row",
  selectRange: "Select from the last selected row to here",
  selectPage: "Select all rows of the page",
  selectPageOrNone: "Select all rows of the page, or none",
  command: "Command",
  control: "Control",
  controlKey: "Ctrl",
  enterKey: "Enter",
  stockOk: "In stock",
  stockLow: "Low",
  stockOut: "Out",
  gaugeOk: "{quantity} on hand, in stock: enough",
  gaugeLow: "{quantity} on hand, low: at or below the reorder point",
  gaugeOut: "{quantity} on hand, out: none on hand",
  gaugeOnOrder: "{quantity} on order",
  gaugeMinimum: "minimum {quantity}",
  gaugeMaximum: "maximum {quantity}",
  gaugeReorder: "reorder at {quantity}",
  notNumber: "`{text}` is not a number. Write it like {example}.",
  badSum: "`{text}` cannot be worked out: look at `{rest}`. Write it like 3*12.",
  dividesByZero: "`{text}` divides by zero.",
  openBracket: "A bracket is open. Close it with `)`.",
  sumEndsEarly: "The sum ends too early: a number is missing.",
  belowZero: "{quantity} is below zero.",
  belowMinimum: "{quantity} is less than the minimum of {minimum}.",
  aboveMaximum: "{quantity} is more than the {maximum} that are possible.",
  notMultiple: "{quantity} is not a multiple of {multiple}.",
} as const;

/** Says one of the words of the components, filled with values. */
export type SayUiText = (name: keyof typeof englishUiTexts, values?: Readonly<Record<string, string>>) => string;

/**
 * Says it in English.
 *
 * @example
 * sayInEnglish("remove", { what: "Thread M8" }); // "Remove Thread M8"
 */
export const sayInEnglish: SayUiText = (name, values = {}) =>
  englishUiTexts[name].replace(/\{(\w+)\}/g, (place, key) => values[key] ?? place);
