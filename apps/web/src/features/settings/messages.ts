import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of settings. */
export const messages = defineMessages({
  id: "features/settings",
  en: {
    settings: "Settings",
    service: "Service",
    note: "A change of a setting that the server reads counts at once for everybody of the site; others are kept for your own programs. What it will change is listed before it is stored.",
    found: "{count, plural, =0 {No settings} one {# setting} other {# settings}}",
    show: "Show",
    counting: "That count",
    aside: "Set aside",
    name: "Setting",
    value: "Value",
    description: "Description",
    status: "State",
    changed: "Changed",
    secret: "Sealed, never shown",
    secretEmpty: "Sealed, no value yet",
    edited: "Not stored yet",
    editedElsewhere:
      "{count, plural, one {# edited setting is not shown here} other {# edited settings are not shown here}}.",
    editedGone: "{count, plural, one {# edited setting is} other {# edited settings are}} not there any more.",
    showEdited: "Show all that is edited",
    forgetEdits: "Drop these edits",
    noneEdited: "Nothing is edited that is not stored.",
    editOf: "Edit {name}",
    allServices: "All services",
    unset: "What else can be set",
    unsetNote: "defaults count",
    set: "Set",
    setOf: "Set {name}",
    serviceHint: "Which service reads it",
    freightMeans: "What freight costs at checkout, as base, perKilogram, rates and freeFrom. Nothing without it.",
    locationMeans: "The location that serves customers without one, and whose day counts for them.",
    stateMeans: "The state that the seller is in, such as OH: some states do not allow surcharges.",
    surchargeMeans: "The surcharge on credit cards in percent. None without it.",
    breaksPerMeans:
      "What reaches a quantity break: each line alone, or all lines of an item together. Each line without it.",
    currencyMeans: "The currency of all prices by ISO 4217. USD without it.",
    issuersMeans:
      "Whom outside issuers of tokens may let in, and which roles their groups bring. Without it only users who are linked.",
    openIdMeans:
      "The identity provider that people sign in by (OpenID Connect): name, issuer and clientId, and what it makes of them. Without it by password alone.",
    openIdClientMeans:
      "The secret of the site’s client at that provider: issuer and clientSecret. A public client has none.",
    smartyMeans:
      "The site’s own account with Smarty, which checks addresses: authId and authToken. Without it the server’s.",
    openaiMeans: "The site’s own account with OpenAI, which writes texts: key and model. Without it the server’s.",
    project44Means:
      "The site’s own account with project44, which rates freight: clientId and clientSecret. Without it the server’s.",
    stripeMeans:
      "The site’s own account with Stripe, which keeps cards and moves money: secretKey. Without it the server’s.",
    shippoMeans: "The site’s own account with Shippo, which rates parcels: token. Without it the server’s.",
    avataxMeans:
      "The site’s own account with AvaTax, which taxes documents: accountId and licenseKey. Without it the server’s.",
    maintenanceMeans:
      "The time in which the shop answers nobody, as start and end in UTC. Who may see and change settings still can.",
    atCheckoutMeans:
      "Whether orders to addresses that the address service does not know are marked, or refused. Without it nobody is asked.",
    addressFallbackMeans:
      "What becomes of an order when the address service does not answer: refuse it, or mark it as not checked. Without it as orders to unknown addresses.",
    commitDocumentsMeans:
      "Y has the tax provider record orders placed from now on: invoices, returns and cancellations. Without it the ERP does, which invoices.",
    taxFallbackMeans:
      "What becomes of an order when the tax provider does not answer: refuse it, which is so without this, or estimate the tax.",
    robotsMeans: "What robots.txt tells crawlers. Without it they may see the shop and nothing personal.",
    noneAtAll: "Nothing is set: all defaults count.",
    none: "Nothing is set for this service: its defaults count.",
    noneAside: "No setting of this service is set aside.",
    noneHint: "What the server itself reads stands below; other services may keep settings of their own.",
    add: "New setting",
    create: "Create the setting",
    created: "{name} is set.",
    nameHint: "Letters, digits, dots and dashes: deliveryNote",
    nameBad: "A name begins with a letter and has letters, digits, dots and dashes.",
    newValueHint: "JSON, or a plain text",
    valueMissing: "Give a value.",
    textHint: "A text",
    jsonHint: "JSON",
    noJson: "This is no JSON: {problem}",
    secretHint: "The stored value is never shown. What you type here is sent at once and replaces it.",
    newSecret: "New value",
    setSecret: "Replace the value",
    secretSet: "{name} has a new value.",
    secretOvertaken:
      "Somebody has changed this setting meanwhile, perhaps its value. Replace it again to put yours in its place.",
    sealHint: "For passwords and keys: nobody sees it again, not even you",
    isSetAside: "Set aside: the default counts",
    counts: "Counts",
    take: "Take over",
    unstored: "{count, plural, one {# change is not stored} other {# changes are not stored}}",
    showChanges: "Show the changes",
    save: "Save",
    discard: "Discard",
    partly: "{stored} of {tried} settings stored",
    saved: "{count, plural, one {# setting is stored} other {# settings are stored}}.",
    delete: "Delete",
    deleteOf: "Delete {name}?",
    deleteText: "What {name} set goes back to its default at once. The value is gone.",
    deleteYes: "Delete {name}",
    deleted: "{name} is deleted.",
    refused: "{name} stays as it was: {reason}",
    tryAccount: "Try the account",
    trying: "It is tried already.",
  },
});
