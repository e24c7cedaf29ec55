import type { SentenceTable } from "../sentence-table.ts";

/** Requests for quotes, offers and counteroffers. */
export const quoteSentences: SentenceTable = {
  "`{item}` by the {unit} stands in line {line} already.": "`{item}` je {unit} steht schon in Position {line}.",
  "Put both into one line.": "Fassen Sie beide in einer Position zusammen.",
  "You buy for no customer of your own.": "Sie kaufen für keinen eigenen Kunden ein.",
  "Name the customer who would buy.": "Nennen Sie den Kunden, der kaufen würde.",
  "Give a cart or lines, not both: a cart's own lines are asked for.":
    "Geben Sie einen Warenkorb oder Positionen an, nicht beides: Angefragt werden die Positionen des Warenkorbs.",
  "The cart {cart} is for no customer.": "Der Warenkorb {cart} ist für keinen Kunden.",
  "The cart {cart} is for customer {customer}.": "Der Warenkorb {cart} ist für den Kunden {customer}.",
  "Ask for a quote with a cart of the customer who would buy.":
    "Fragen Sie mit einem Warenkorb des Kunden an, der kaufen würde.",
  "Nothing is asked for.": "Es ist nichts angefragt.",
  "Give lines, or say in the note what is needed.":
    "Geben Sie Positionen an, oder schreiben Sie in die Notiz, was gebraucht wird.",
  "The request {request} for a quote waits for the seller since it was asked by {name:words} on {day:date}.":
    "Die Anfrage {request} von {name} vom {day} wartet auf den Verkauf.",
  "Wait for the offer.": "Warten Sie das Angebot ab.",
  "The request {request} for a quote was answered by {name:words} on {day:date} already.":
    "Die Anfrage {request} wurde schon von {name} am {day} beantwortet.",
  "The customer is to accept the offer, or to counter it.":
    "Der Kunde muss das Angebot annehmen oder ein Gegenangebot machen.",
  "What was offered for the request {request} is over.": "Was zur Anfrage {request} angeboten wurde, ist abgelaufen.",
  "Counter it to ask for a new offer.": "Fragen Sie mit einem Gegenangebot neu an.",
  "What was offered for the request {request} was accepted already by {name:words} on {day:date}.":
    "Was zur Anfrage {request} angeboten wurde, hat {name} am {day} schon angenommen.",
  "The request {request} for a quote was declined by {name:words} on {day:date}.":
    "Die Anfrage {request} wurde von {name} am {day} abgelehnt.",
  "The request {request} for a quote was withdrawn by {name:words} on {day:date}.":
    "Die Anfrage {request} wurde von {name} am {day} zurückgezogen.",
  "Ask for a new quote.": "Fragen Sie ein neues Angebot an.",
  "The prices would hold until {day:date}, but at the customer's branch it is {today:date} already.":
    "Die Preise würden bis {day} gelten, in der Niederlassung des Kunden ist aber schon der {today}.",
  "Give a later day.": "Geben Sie einen späteren Tag an.",
  "A decline needs a reason that the customer can act on.":
    "Eine Ablehnung braucht einen Grund, mit dem der Kunde etwas anfangen kann.",
  "Quote {quote} is not what was offered last for the request {request}; that is quote {last}.":
    "Angebot {quote} ist nicht das letzte zur Anfrage {request}; das ist Angebot {last}.",
  "Look at its prices, and accept that one.": "Sehen Sie sich dessen Preise an, und nehmen Sie dieses an.",
  "Your carts are being opened elsewhere at this moment.": "Ihre Warenkörbe werden gerade anderswo geöffnet.",
  "Accept the offer again.": "Nehmen Sie das Angebot noch einmal an.",
};
