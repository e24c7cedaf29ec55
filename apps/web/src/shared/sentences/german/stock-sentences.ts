import type { SentenceTable } from "../sentence-table.ts";

/** Stock of the own warehouses: balances, bins, lots, serial numbers, and the documents that move it. */
export const stockSentences: SentenceTable = {
  "The movement would leave {location} with {figures:words}.": "Nach der Bewegung hätte {location} {figures}.",
  "There are {figures:words}: take no more than is there, and release what is set aside first.":
    "Da sind {figures}: Nehmen Sie nicht mehr, als da ist, und geben Sie Reserviertes zuerst frei.",
  "There is no stock of item {item} at location {location}, because one of them does not exist on this site.":
    "Am Standort {location} gibt es keinen Bestand des Artikels {item}, denn eines von beiden gibt es in diesem Mandanten nicht.",
  "Check both numbers.": "Prüfen Sie beide Nummern.",
  "{location} has {there:number} {unit} of `{item}` available; {asked:number} {its} were asked for.":
    "{location} hat {there} {unit} von `{item}` verfügbar; angefragt waren {asked} {its}.",
  "Order what is available, or have it delivered from another location.":
    "Bestellen Sie, was verfügbar ist, oder lassen Sie von einem anderen Standort liefern.",
  "One of the serial numbers was registered at the same moment by another document.":
    "Eine der Seriennummern wurde im selben Moment von einem anderen Beleg erfasst.",
  "A piece exists once.": "Jedes Stück gibt es nur einmal.",
  "{location} has no bin `{bin}`.": "{location} hat keinen Lagerplatz `{bin}`.",
  "Check the label, or set the bin up first.": "Prüfen Sie das Etikett, oder legen Sie den Platz zuerst an.",
  "{location} keeps `{item}` without bins: {quantity:number} {unit} lie in none.":
    "{location} führt `{item}` ohne Lagerplätze: {quantity} {unit} liegen auf keinem.",
  "Count them into bins first, or leave the bin `{bin}` away.":
    "Zählen Sie sie zuerst auf Plätze ein, oder lassen Sie den Platz `{bin}` weg.",
  "{location} keeps `{item}` without bins and lots.": "{location} führt `{item}` ohne Lagerplätze und Chargen.",
  "Count it into bins first, or give a quantity without bin and lot.":
    "Zählen Sie ihn zuerst auf Plätze ein, oder geben Sie eine Menge ohne Platz und Charge an.",
  "The bin `{bin}` holds several lots of `{item}`: {lots}.":
    "Auf dem Lagerplatz `{bin}` liegen mehrere Chargen von `{item}`: {lots}.",
  "Name the lot.": "Nennen Sie die Charge.",
  "The bins of {location} hold {there:number} {unit} of `{item}`[ of lot `{lot}`] {kind:words}[; {asked:number} {its} were asked for].":
    "Auf den Lagerplätzen von {location} liegen {there} {unit} von `{item}`[, Charge `{lot}`]{kind}[; angefragt waren {asked} {its}].",
  "The bin `{bin}` of {location} holds {there:number} {unit} of `{item}`[ of lot `{lot}`] {kind:words}[; {asked:number} {its} were asked for].":
    "Auf dem Lagerplatz `{bin}` von {location} liegen {there} {unit} von `{item}`[, Charge `{lot}`]{kind}[; angefragt waren {asked} {its}].",
  "`{item}` lies in the bin `{bin}` already.": "`{item}` liegt schon auf dem Lagerplatz `{bin}`.",
  "Name another bin to move it to.": "Nennen Sie einen anderen Platz als Ziel.",
  "{location} keeps `{item}` without bins, so nothing can be moved from bin to bin.":
    "{location} führt `{item}` ohne Lagerplätze; es kann nichts von Platz zu Platz umgelagert werden.",
  "Count it into bins first.": "Zählen Sie ihn zuerst auf Plätze ein.",
  "The server could not apply the document because of an error of its own.":
    "Der Server konnte den Beleg wegen eines eigenen Fehlers nicht buchen.",
  "Its log says which; update the document to try again.":
    "Sein Protokoll sagt, welcher es war; ändern Sie den Beleg, damit er es erneut versucht.",
  "An error of the server put {documents} on hold: {reason}": "Ein Fehler des Servers hält {documents} an: {reason}",
  "{location} has no `{item}` with the serial number `{serial}` in stock.":
    "{location} hat kein `{item}` mit der Seriennummer `{serial}` am Lager.",
  "{location} has no `{item}` with the serial number `{serial}` in stock; {whereabouts:words}.":
    "{location} hat kein `{item}` mit der Seriennummer `{serial}` am Lager; {whereabouts}.",
  "`{item}` `{serial}` lies in the bin `{bin}`, not in `{wanted}`.":
    "`{item}` `{serial}` liegt auf dem Lagerplatz `{bin}`, nicht auf `{wanted}`.",
  "`{item}` `{serial}` is of the lot `{lot}`, not of `{wanted}`.":
    "`{item}` `{serial}` gehört zur Charge `{lot}`, nicht zu `{wanted}`.",
  "The document names `{item}` `{serial}` twice.": "Der Beleg nennt `{item}` `{serial}` zweimal.",
  "`{item}` is registered by serial numbers.": "`{item}` wird mit Seriennummern geführt.",
  "Name those of the {quantity:number} {unit} that move.": "Nennen Sie die der {quantity} {unit}, die bewegt werden.",
  "`{item}` is kept by lots.": "`{item}` wird nach Chargen geführt.",
  "Name the lot of the {quantity:number} {unit} that came.": "Nennen Sie die Charge der {quantity} {unit}, die kamen.",
  "Name the lot of what came beyond the transfer.": "Nennen Sie die Charge dessen, was zu viel kam.",
  "There is a `{item}` with the serial number `{serial}` already.":
    "Es gibt schon ein `{item}` mit der Seriennummer `{serial}`.",
  "There is a `{item}` with the serial number `{serial}` already; {whereabouts:words}.":
    "Es gibt schon ein `{item}` mit der Seriennummer `{serial}`; {whereabouts}.",
  "A piece exists once; check its plate.": "Jedes Stück gibt es nur einmal; prüfen Sie sein Typenschild.",
  "`{item}` is not kept by lots.": "`{item}` wird nicht nach Chargen geführt.",
  "Leave the lot `{lot}` away.": "Lassen Sie die Charge `{lot}` weg.",
  "{quantity:number} {unit} of `{item}` need as many serial numbers; {count:number} were given.":
    "{quantity} {unit} von `{item}` brauchen ebenso viele Seriennummern; angegeben sind {count}.",
  "`{item}` is not registered by serial numbers.": "`{item}` wird nicht mit Seriennummern geführt.",
  "Leave them away.": "Lassen Sie sie weg.",
  "Line {line} has no quantity.": "Position {line} hat keine Menge.",
  "Line {line} of the receipt names no line of a purchase order.":
    "Position {line} des Wareneingangs nennt keine Position einer Bestellung.",
  "{quantity:number} {unit} of `{item}` are {by:words} than the {expected:number} that are under way with the transfer {transfer}.":
    "{quantity} {unit} von `{item}` sind {by} als die {expected}, die mit der Umlagerung {transfer} unterwegs sind.",
  "Give a `reason`, or correct the quantity.": "Geben Sie einen Grund an (`reason`), oder berichtigen Sie die Menge.",
  "Of the lot `{lot}` of `{item}` less is under way than came.":
    "Von der Charge `{lot}` von `{item}` ist weniger unterwegs, als ankam.",
  "Name the lots as they were shipped, or give a `reason`.":
    "Nennen Sie die Chargen, wie sie versandt wurden, oder geben Sie einen Grund an (`reason`).",
  "`{item}` `{serial}` is not under way with the transfer {transfer}.":
    "`{item}` `{serial}` ist nicht mit der Umlagerung {transfer} unterwegs.",
  "Check its plate.": "Prüfen Sie das Typenschild.",
  "The transfer {transfer} asks for {open:number} {unit} more of `{item}`; {quantity:number} {its} were loaded.":
    "Die Umlagerung {transfer} verlangt noch {open} {unit} von `{item}`; geladen sind {quantity} {its}.",
  "Unload the rest, or hand in another transfer for it.":
    "Laden Sie den Rest ab, oder legen Sie dafür eine weitere Umlagerung an.",
  "{quantity:number} {unit} of `{item}` would be missing for good.":
    "{quantity} {unit} von `{item}` würden endgültig fehlen.",
  "Give a `reason`, or leave `complete` away.": "Geben Sie einen Grund an (`reason`), oder lassen Sie `complete` weg.",
  "The {kind:words} {document} is applied to stock{so:words}.": "Der Beleg {document} ({kind}) ist gebucht{so}.",
  "The {kind:words} {document} is not applied to stock, and only the worker sets the process code {code:number}.":
    "Der Beleg {document} ({kind}) ist nicht gebucht, und den Verarbeitungscode {code} setzt nur die Verbuchung.",
  "Send 704 to have it tried again.": "Senden Sie 704, damit es erneut versucht wird.",
  "The {kind:words} {document} was changed meanwhile[ by {name:words}] on {time:date}[: {fields:words}].":
    "Das wurde inzwischen[ von {name}] geändert ({kind} {document}), am {time}[: {fields}].",
  "Look at what it says now, and correct that.": "Sehen Sie nach, was jetzt darin steht, und berichtigen Sie das.",
  "Hand in one that moves the goods back.": "Legen Sie einen an, der die Ware zurückbewegt.",
  "Hand in another one with the difference.": "Legen Sie einen weiteren mit dem Unterschied an.",
  "Only `jsonData`, `properties` and `processMessage` can still change.":
    "Ändern lassen sich nur noch `jsonData`, `properties` und `processMessage`.",
  "Name the purchase order, of the line or of the whole receipt.":
    "Nennen Sie die Bestellung, der Position oder des ganzen Wareneingangs.",
  "The purchase orders are for location {location}.": "Die Bestellungen sind für den Standort {location}.",
  "A transfer goes to another location; within one move from bin to bin.":
    "Eine Umlagerung führt an einen anderen Standort; innerhalb lagern Sie von Platz zu Platz um.",
  "The request `{request}` was used for the {kind:words} {document} with other contents.":
    "Die Anfrage `{request}` wurde schon mit anderem Inhalt benutzt ({kind} {document}).",
  "Use a new `requestId`, or change that document.": "Benutzen Sie eine neue `requestId`, oder ändern Sie jenen Beleg.",
  "The number {line} stands at another line already.": "Die Nummer {line} hat schon eine andere Position.",
  "There is no line {line}; there are {lines:words}.": "Es gibt keine Position {line}; es gibt: {lines}.",
  "The purchase order has no line of `{item}`; it has {items:words}.":
    "Die Bestellung hat keine Position mit `{item}`; sie hat: {items}.",
  "{what:words} has no line of `{item}`; it has {items:words}.":
    "{what} hat keine Position mit `{item}`; vorhanden: {items}.",
  "Check what came.": "Prüfen Sie, was kam.",
  "Line {line} is of `{own}`, not of `{item}`.": "Position {line} gehört zu `{own}`, nicht zu `{item}`.",
  "`{item}` has no unit `{unit}`; it has {units:list}.": "`{item}` hat keine Einheit `{unit}`; es gibt: {units}.",
  "{quantity:number} {unit} cannot be told exactly in six decimals of the base unit.":
    "{quantity} {unit} lassen sich nicht genau in sechs Dezimalstellen der Basiseinheit ausdrücken.",
  "Give `bins`, or `bin`, `lot` and `serials` of the line, not both.":
    "Geben Sie `bins` an, oder `bin`, `lot` und `serials` der Position, nicht beides.",
  "The bins hold {sum:number} base units, the line {quantity:number}; they must be equal.":
    "Auf den Plätzen sind {sum} Basiseinheiten, in der Position {quantity}; beides muss gleich sein.",
  "There is no purchase order `{order}`; check the number on the packing slip.":
    "Es gibt keine Bestellung `{order}`; prüfen Sie die Nummer auf dem Lieferschein.",
  "The purchase orders {orders} are for several locations ({locations}).":
    "Die Bestellungen {orders} sind für mehrere Standorte ({locations}).",
  "Book a receipt for each.": "Buchen Sie für jeden einen Wareneingang.",
  "There is no transfer `{transfer}`; list the transfers to find it.":
    "Es gibt keine Umlagerung `{transfer}`; suchen Sie sie in der Liste.",
  "The transfer {transfer} was deleted.": "Die Umlagerung {transfer} wurde gelöscht.",
  "Hand in another one first.": "Legen Sie zuerst eine neue an.",
  "The transfer {transfer} is not applied.": "Die Umlagerung {transfer} ist nicht gebucht.",
  "The transfer {transfer} is not applied: {reason:words}": "Die Umlagerung {transfer} ist nicht gebucht: {reason}",
  "Correct it first, then try again.": "Berichtigen Sie sie zuerst, und versuchen Sie es dann erneut.",
  "The transfer {transfer} has no line {line}.": "Die Umlagerung {transfer} hat keine Position {line}.",
  "Check the number of the line.": "Prüfen Sie die Nummer der Position.",
  "It was applied to the bins at {time:date} UTC; nothing more happens.":
    "Der Beleg wurde am {time} UTC gebucht; mehr geschieht nicht.",
  "It is a draft.": "Der Beleg ist ein Entwurf.",
  "Set `statusCd` to 704 to have it applied.": "Setzen Sie `statusCd` auf 704, damit er gebucht wird.",
  "It is on hold.": "Der Beleg ist angehalten.",
  "It is on hold: {reason:words}": "Der Beleg ist angehalten: {reason}",
  "Change it to have it tried again.": "Ändern Sie ihn, damit er erneut versucht wird.",
  "The worker applies it in a moment; {count:number} document comes before it.":
    "Er wird gleich gebucht; {count} Beleg kommt vorher.",
  "The worker applies it in a moment; {count:number} documents come before it.":
    "Er wird gleich gebucht; {count} Belege kommen vorher.",
};
