import type { SentenceTable } from "../sentence-table.ts";

/** Prices, taxes, payments and freight. */
export const pricingSentences: SentenceTable = {
  "{rule:words}, which is {price:number} {currency:word} per {unit}[ of {size:number} {base}].":
    "{rule}, das sind {price} {currency} je {unit}[ zu {size} {base}].",
  "List price {price:number} {currency:word} per {unit:word}.": "Listenpreis {price} {currency} je {unit}.",
  "Price class {class}: {price:number} {currency:word} per {unit} instead of the list price {list:number}.":
    "Preisklasse {class}: {price} {currency} je {unit} statt des Listenpreises {list}.",
  "Quantity break from {from:number} {unit}[ (all lines together {all:number})]: {percent:number} % off {before:number}, {price:number} {currency:word} per {base:word}.":
    "Staffelpreis ab {from} {unit}[ (alle Positionen zusammen {all})]: {percent} % Rabatt auf {before}; {price} {currency} je {base}.",
  "Contract {job}: {price:number} {currency:word} per {unit}[ by {method:words} of {percent:number} %] from {least:number} {base:word} on[ (all lines together {all:number} {each:word})][, until {day:date}].":
    "Rahmenvertrag {job}: {price} {currency} je {unit}[ ({method} {percent} %)] ab {least} {base}[ (alle Positionen zusammen {all} {each})][, bis {day}].",
  "Each line reaches quantity breaks by its own quantity.":
    "Jede Position erreicht Mengenstaffeln mit ihrer eigenen Menge.",
  "All lines of the item reach its quantity breaks together.":
    "Alle Positionen des Artikels erreichen dessen Mengenstaffeln gemeinsam.",
  "{place} lies in no tax jurisdiction of this site; nothing is taxed.":
    "{place} liegt in keinem Steuergebiet dieses Mandanten; es fällt keine Steuer an.",
  "The destination lies in no tax jurisdiction of this site; nothing is taxed.":
    "Das Ziel liegt in keinem Steuergebiet dieses Mandanten; es fällt keine Steuer an.",
  "Nothing is taxed: {reason:words}.": "Es fällt keine Steuer an: {reason}.",
  "{place} is taxed by {count:number} jurisdiction at {percent:number} %[ together].":
    "{place} wird von {count} Steuergebiet mit[ zusammen] {percent} % besteuert.",
  "{place} is taxed by {count:number} jurisdictions at {percent:number} %[ together].":
    "{place} wird von {count} Steuergebieten mit[ zusammen] {percent} % besteuert.",
  "It is the state's general rate, because the site's tables hold nothing for the state.":
    "Es ist der allgemeine Satz des Bundesstaats, denn die Tabellen des Mandanten enthalten nichts für ihn.",
  "AvaTax calculated {tax:number} of tax on {taxable:number} taxable by {count:number} jurisdictions.":
    "AvaTax hat {tax} Steuer auf {taxable} berechnet, von {count} Steuergebieten.",
  "Freight is not taxed there": "Fracht wird dort nicht besteuert",
  "The sale is exempt": "Der Verkauf ist steuerfrei",
  "Customer {customer} is not taxable": "Der Kunde {customer} ist nicht steuerpflichtig",
  "The ship-to is exempt": "Die Lieferadresse ist steuerfrei",
  "The item is not taxable": "Der Artikel ist nicht steuerpflichtig",
  "Exempt by the tax provider": "Vom Steuerdienst befreit",
  "A transfer between own places is no sale": "Eine Umlagerung zwischen eigenen Standorten ist kein Verkauf",
  "The goods go nowhere; give `shipTo`, or `customerId` and `shipToId`":
    "Die Ware hat kein Ziel; geben Sie `shipTo` an, oder `customerId` und `shipToId`",
  "`{zone}` is no time zone.": "`{zone}` ist keine Zeitzone.",
  "Give a name such as `America/New_York` or `UTC`.": "Geben Sie einen Namen an wie `America/New_York` oder `UTC`.",
  "`{currency}` is no currency.": "`{currency}` ist keine Währung.",
  "Give a code of ISO 4217, such as `USD` or `EUR`.": "Geben Sie einen Code nach ISO 4217 an, etwa `USD` oder `EUR`.",
  "The tax provider does not know where the goods go (`{code}`).":
    "Der Steuerdienst kennt das Ziel der Ware nicht (`{code}`).",
  "Check the address.": "Prüfen Sie die Adresse.",
  "Price given by hand.": "Der Preis wurde von Hand gesetzt.",
  "Price of quote {quote}.": "Preis des Angebots {quote}.",
  "Price of order {order}.": "Preis des Auftrags {order}.",
  "Street and ZIP match.": "Straße und Postleitzahl stimmen.",
  "Street and ZIP+4 match.": "Straße und ZIP+4 stimmen.",
  "The ZIP+4 matches, the street does not.": "ZIP+4 stimmt, die Straße nicht.",
  "The street matches, the ZIP does not.": "Die Straße stimmt, die Postleitzahl nicht.",
  "The ZIP matches, the street does not.": "Die Postleitzahl stimmt, die Straße nicht.",
  "Neither street nor ZIP matches.": "Weder Straße noch Postleitzahl stimmen.",
  "There is no address to compare with.": "Es gibt keine Adresse zum Vergleich.",
  "The address could not be checked now; try again.":
    "Die Adresse konnte gerade nicht geprüft werden; versuchen Sie es erneut.",
  "The card's bank checks no addresses.": "Die Bank der Karte prüft keine Adressen.",
  "The card's bank is abroad and checks no addresses.": "Die Bank der Karte ist im Ausland und prüft keine Adressen.",
  "The card is with the processor `{source}`, but the server uses `{own}` now.":
    "Die Karte liegt beim Dienst `{source}`, aber der Server benutzt jetzt `{own}`.",
  "Store the card again.": "Hinterlegen Sie die Karte noch einmal.",
  "`mode` is `live`, but the server has no payment processor that moves money.":
    "`mode` ist `live`, aber der Server hat keinen Zahlungsdienst, der Geld bewegt.",
  "Configure one, or use `dev`.": "Richten Sie einen ein, oder benutzen Sie `dev`.",
  "`mode` is `dev`, but the server's payment processor moves real money.":
    "`mode` ist `dev`, aber der Zahlungsdienst des Servers bewegt echtes Geld.",
  "Use `live`, or configure its test key.": "Benutzen Sie `live`, oder richten Sie den Testschlüssel ein.",
  "The card was stored with `mode` `{own}`, not `{given}`.":
    "Die Karte wurde mit `mode` `{own}` hinterlegt, nicht mit `{given}`.",
  "Use that one.": "Benutzen Sie diesen Wert.",
  "A refund needs an `Idempotency-Key` header, so that a call sent twice gives back once":
    "Eine Erstattung braucht einen `Idempotency-Key`-Header, damit ein zweimal gesendeter Aufruf einmal erstattet",
  "Nothing is left to give back of order {order}: its card bore nothing within the last {days:number} days, or all of it went back.":
    "Zum Auftrag {order} ist nichts mehr zu erstatten: Seine Karte wurde in den letzten {days} Tagen nicht belastet, oder alles wurde erstattet.",
  "See the order's `cardMovements`.": "Siehe `cardMovements` des Auftrags.",
  "The card of order {order} was charged by the processor `{other}`, but the server uses `{own}` now.":
    "Die Karte des Auftrags {order} hat der Zahlungsdienst `{other}` belastet, der Server nutzt jetzt aber `{own}`.",
  "Give the money back at `{other}`.": "Erstatten Sie das Geld bei `{other}`.",
  "{amount:number} {currency:word} is more than the {most:number} {given:word} that order {order} can still be given back.":
    "{amount} {currency} sind mehr als die {most} {given}, die zum Auftrag {order} noch erstattet werden können.",
  "Give back at most that.": "Erstatten Sie höchstens so viel.",
  "A payment needs an `Idempotency-Key` header, so that a call sent twice pays once":
    "Eine Zahlung braucht die Kopfzeile `Idempotency-Key`, damit doppelt Gesendetes nur einmal zahlt",
  "Amounts of {currency} have {count} decimals at most, got {given}":
    "Beträge in {currency} haben höchstens {count} Nachkommastellen, erhalten: {given}",
  "No card was stored on this page yet": "Auf dieser Seite wurde noch keine Karte hinterlegt",
  "Declined: the card's holder must confirm this payment":
    "Abgelehnt: Der Inhaber der Karte muss diese Zahlung bestätigen",
  "{brand} {type:words} cards bear no surcharge anywhere.": "{brand}-Karten ({type}) tragen nirgends einen Zuschlag.",
  "No surcharge is taken in `{country}`: its rules are not known here.":
    "In `{country}` wird kein Zuschlag erhoben: Die dortigen Regeln sind hier nicht bekannt.",
  "The law of {state} forbids surcharges on credit cards.":
    "Das Recht von {state} verbietet Zuschläge auf Kreditkarten.",
  "The seller takes no surcharge.": "Der Verkäufer erhebt keinen Zuschlag.",
  "{brand} credit cards bear {percent:number} %[ in {states:list}].":
    "Der Zuschlag auf {brand}-Kreditkarten beträgt[ in {states}] {percent}\u00a0%.",
  "The seller's {percent:number} % is more than is allowed there.":
    "Die {percent} % des Verkäufers sind mehr, als dort erlaubt ist.",
  "Freight carriers take at most {most:number} lb of one shipment, not {weight:number}.":
    "Speditionen nehmen höchstens {most} lb je Sendung, nicht {weight}.",
  "Ask for a truck, or split the shipment.": "Fragen Sie nach einem LKW, oder teilen Sie die Sendung.",
  "No carrier of the freight provider takes this load.": "Keine Spedition des Frachtdienstes nimmt diese Ladung.",
  "{carrier} gives no price.": "{carrier} nennt keinen Preis.",
  "No carrier answered.": "Keine Spedition hat geantwortet.",
  "Check places, weight and sides.": "Prüfen Sie Orte, Gewicht und Maße.",
  "No carrier of the rate provider takes this shipment.": "Kein Paketdienst nimmt diese Sendung.",
  "Their services are of other carriers or kinds than the ones asked for.":
    "Deren Dienste sind von anderen Frachtführern oder anderer Art als die angefragten.",
  "Remarks came from: {names}.": "Bemerkungen kamen von: {names}.",
  "No {what:words} takes this shipment.": "Diese Sendung nimmt kein {what}.",
  "There is no such service.": "Einen solchen Dienst gibt es nicht.",
  "{service} does not go there.": "{service} fährt nicht dorthin.",
  "{service} takes no pallets; ask for serviceType `freight`.":
    "{service} nimmt keine Paletten; fragen Sie nach serviceType `freight`.",
  "{service} takes at most {most:number} lb a package, not {weight:number}.":
    "{service} nimmt höchstens {most} lb je Paket, nicht {weight}.",
  "{service} takes at most {most:number} in of length, not {length:number}.":
    "{service} nimmt höchstens {most} Zoll Länge, nicht {length}.",
  "{service} takes at most {most:number} in of length and girth together, not {length:number}.":
    "{service} nimmt höchstens {most} Zoll Länge und Gurtmaß zusammen, nicht {length}.",
  "Ask for other carriers or kinds of service.": "Fragen Sie nach anderen Frachtführern oder Arten von Diensten.",
  "The rate of {service} is in {own}, which cannot be converted to {currency}.":
    "Der Preis von {service} ist in {own} und kann nicht in {currency} umgerechnet werden.",
  "The embedded cards know ways from, to and within the United States, not from {from} to {to}; configure a provider for others":
    "Die mitgelieferten Tarife kennen Wege aus, in und nach den USA, nicht von {from} nach {to}; richten Sie dafür einen Dienst ein",
  "There is no postal area in the United States for `{code}`; give five or nine digits":
    "In den USA gibt es kein Postgebiet `{code}`; geben Sie fünf oder neun Ziffern an",
  "From {from} to {to} it crosses a border; send `international=true` when that is meant":
    "Von {from} nach {to} geht es über eine Grenze; senden Sie `international=true`, wenn das gemeint ist",
};
