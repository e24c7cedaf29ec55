import type { SentenceTable } from "../sentence-table.ts";

/** Customers' stockrooms, restock orders, purchase orders, and what goes to the ERP. */
export const stockroomSentences: SentenceTable = {
  "The purchase order {order} has no line {line}.": "Die Bestellung {order} hat keine Position {line}.",
  "The purchase order {order} has no line {line}; it has {lines:list}.":
    "Die Bestellung {order} hat keine Position {line}; sie hat: {lines}.",
  "The line {line} of the purchase order {order} is cancelled.":
    "Die Position {line} der Bestellung {order} ist storniert.",
  "Send the goods back, or have a new order made for them.":
    "Schicken Sie die Ware zurück, oder lassen Sie dafür neu bestellen.",
  "The purchase order {order} is not approved.": "Die Bestellung {order} ist nicht freigegeben.",
  "Have it approved, then try again.": "Lassen Sie sie freigeben, und versuchen Sie es dann erneut.",
  "{quantity:number} {unit} of `{item}` are {by:words} than the {open:number} open on line {line} of the purchase order {order}.":
    "{quantity} {unit} von `{item}` sind {by} als die {open}, die auf Position {line} der Bestellung {order} offen sind.",
  "There is nothing to compare.": "Es gibt nichts zu vergleichen.",
  "Give the packing slip's `text`, or at least one of `poNo`, `vendorId`, `vendorName` and `lines`.":
    "Geben Sie den Text des Lieferscheins an (`text`), oder mindestens eines von `poNo`, `vendorId`, `vendorName` und `lines`.",
  "Of `{item}` {received:number} {unit} arrived already; {quantity:number} cannot be all that was ordered.":
    "Von `{item}` sind schon {received} {unit} angekommen; {quantity} können nicht alles sein, was bestellt war.",
  "Order at least what arrived.": "Bestellen Sie mindestens, was angekommen ist.",
  "The part is counted twice; send one count of it.": "Das Teil ist zweimal gezählt; senden Sie eine Zählung davon.",
  "{room} has {there:number} {unit} of `{item}` by now, not {expected:number}; {counted:number} were counted.":
    "{room} hat inzwischen {there} {unit} von `{item}`, nicht {expected}; gezählt wurden {counted}.",
  "Count again, or send the count with the new figure.":
    "Zählen Sie noch einmal, oder senden Sie die Zählung mit der neuen Zahl.",
  "The stockroom's profile does not list {items}.": "Im Profil des Kundenlagers steht nicht: {items}.",
  "Add a line with a maximum, or order with `beyondMaximum` true.":
    "Fügen Sie eine Zeile mit Maximum hinzu, oder bestellen Sie mit `beyondMaximum`.",
  "`{item}`: {quantity:number} {unit} were to be ordered.": "`{item}`: Bestellt werden sollten {quantity} {unit}.",
  "It is on restock order {orders}.": "Es steht auf der Nachbestellung {orders}.",
  "Order what is missing, or order with `beyondMaximum` true.":
    "Bestellen Sie, was fehlt, oder bestellen Sie mit `beyondMaximum`.",
  "{sum:words} leaves nothing to order.": "{sum} lässt nichts zu bestellen.",
  "Maximum {max:number} − {there:number} on hand − {ordered:number} on order = {missing:number} {unit:word}.":
    "Maximum {max} − {there} am Lager − {ordered} bestellt = {missing} {unit}.",
  "{sum:words}, raised to the {reorder:number} that are ordered at once.":
    "{sum}, erhöht auf die {reorder}, die auf einmal bestellt werden.",
  "That is {beyond:number} above the maximum, because less than the reorder quantity is not ordered.":
    "Das sind {beyond} über dem Maximum, weil weniger als die Bestellmenge nicht bestellt wird.",
  "That is {beyond:number} above the maximum, because only full selling units are ordered.":
    "Das sind {beyond} über dem Maximum, weil nur ganze Verkaufseinheiten bestellt werden.",
  "{sum:words}, rounded up to {rounded:number}.": "{sum}, aufgerundet auf {rounded}.",
  "{sum:words}, which is {packs:number} {pack} of {size:number}.": "{sum}, das sind {packs} {pack} zu {size}.",
  "{sum:words}, rounded up to {packs:number} {pack} of {size:number}.":
    "{sum}, aufgerundet auf {packs} {pack} zu {size}.",
  "The restock order `{order}` of this stockroom does not expect the part `{part}`, or not any more.":
    "Die Nachbestellung `{order}` dieses Kundenlagers erwartet das Teil `{part}` nicht oder nicht mehr.",
  "Leave `restockHdrUid` out to receive it all the same.": "Lassen Sie `restockHdrUid` weg, um es trotzdem anzunehmen.",
  "{room} has {there:number} {unit} of `{item}`[, lot `{lot}`]; {asked:number} {its} were asked for.":
    "{room} hat {there} {unit} von `{item}`[, Charge `{lot}`]; angefragt waren {asked} {its}.",
  "Nothing was moved.": "Es wurde nichts bewegt.",
  "Take what is there, or count the part first.": "Nehmen Sie, was da ist, oder zählen Sie das Teil zuerst.",
  "There is no item `{item}`; search for it, or say `invProfileLineType` `products` for an own product.":
    "Es gibt keinen Artikel `{item}`; suchen Sie danach, oder geben Sie für ein eigenes Produkt `invProfileLineType` `products` an.",
  "The customer has no own product `{product}`; find it by `/products/find`, or leave `invProfileLineType` out for an item of the catalogue.":
    "Der Kunde hat kein eigenes Produkt `{product}`; suchen Sie danach, oder lassen Sie `invProfileLineType` für einen Artikel des Katalogs weg.",
  "Say whose it is: only who looks after all stockrooms may leave the customer out.":
    "Sagen Sie, wem es gehört: Nur wer alle Kundenlager betreut, darf den Kunden weglassen.",
  "There is no {noun:words} `{key}` for this customer; find the right one in the list.":
    "{noun} `{key}` gibt es bei diesem Kunden nicht; suchen Sie in der Liste.",
  "The restock order `{order}` is for the stockroom `{room}` and stays so.":
    "Die Nachbestellung `{order}` ist für das Kundenlager `{room}` und bleibt es.",
  "Cancel it, and order for `{other}`.": "Stornieren Sie sie, und bestellen Sie für `{other}`.",
  "The restock order `{order}` is {state:words}.": "Die Nachbestellung `{order}` ist {state}.",
  "Send `statusCd` 704 as well to open it again.": "Senden Sie auch `statusCd` 704, um sie wieder zu öffnen.",
  "Everything on the restock order `{order}` arrived, so it is completed.":
    "Alles aus der Nachbestellung `{order}` ist angekommen; sie ist abgeschlossen.",
  "Place another order, or send `restockItems` with more.":
    "Bestellen Sie noch einmal, oder senden Sie `restockItems` mit mehr.",
  "Parts of the restock order `{order}` arrived, so it stays in the books.":
    "Teile der Nachbestellung `{order}` sind angekommen; sie bleibt in den Büchern.",
  "Close it by `statusCd` 705: what did not arrive is no longer on order then.":
    "Schließen Sie sie mit `statusCd` 705: Was nicht ankam, gilt dann nicht mehr als bestellt.",
  "The stockroom `{room}` is disabled: nothing is moved or ordered in it.":
    "Das Kundenlager `{room}` ist ausgeschaltet: Darin wird nichts bewegt und nichts bestellt.",
  "Enable it first (`{path}`).": "Schalten Sie es zuerst ein (`{path}`).",
  "The minimum may not be more than the maximum; lower it, or raise the maximum.":
    "Das Minimum darf nicht über dem Maximum liegen; senken Sie es, oder erhöhen Sie das Maximum.",
  "The profile `{profile}` lists the part `{part}` already.": "Im Profil `{profile}` steht das Teil `{part}` schon.",
  "Change that line.": "Ändern Sie jene Zeile.",
  "The parts do not all have the same distributor; name the one to order from.":
    "Die Teile haben nicht alle denselben Lieferanten; nennen Sie den, bei dem bestellt wird.",
  "The distributor has a product `{product}` already.": "Der Lieferant hat schon ein Produkt `{product}`.",
  "Change that one, or choose another number.": "Ändern Sie jenes, oder wählen Sie eine andere Nummer.",
  "Parts are there already; name another stockroom to move them to.":
    "Die Teile sind schon dort; nennen Sie ein anderes Kundenlager als Ziel.",
  "`{from}` and `{to}` belong to different customers.": "`{from}` und `{to}` gehören verschiedenen Kunden.",
  "Count the parts out of the one and receive them in the other.":
    "Zählen Sie die Teile aus dem einen aus, und nehmen Sie sie im anderen an.",
  "{user} works for another customer than `{room}` belongs to.":
    "{user} arbeitet für einen anderen Kunden als den, dem `{room}` gehört.",
  "Parts were moved or ordered in this stockroom, so it stays its customer's.":
    "In diesem Kundenlager wurden Teile bewegt oder bestellt; es bleibt bei seinem Kunden.",
  "Set up another stockroom for the other customer.": "Richten Sie für den anderen Kunden ein eigenes Kundenlager ein.",
  "`{name}` of the order {order} cannot be changed on its way to the ERP; leave it as it is, and change the order instead.":
    "`{name}` des Auftrags {order} lässt sich auf dem Weg zum ERP nicht ändern; lassen Sie es, und ändern Sie stattdessen den Auftrag.",
  "Import {import} was delivered[ on {time:date}] and does not change any more.":
    "Die Übergabe {import} ist erledigt[ (am {time})] und ändert sich nicht mehr.",
  "Change the order instead.": "Ändern Sie stattdessen den Auftrag.",
  "There is no order {order} any more; delete this import.":
    "Den Auftrag {order} gibt es nicht mehr; löschen Sie diese Übergabe.",
  "Order {order} was cancelled; delete this import.":
    "Der Auftrag {order} wurde storniert; löschen Sie diese Übergabe.",
  "There is no customer {customer}; create it again, or cancel the order.":
    "Den Kunden {customer} gibt es nicht; legen Sie ihn wieder an, oder stornieren Sie den Auftrag.",
  "Customer {customer} is on credit hold; release the credit, then hand it over again.":
    "Für den Kunden {customer} gilt eine Kreditsperre; heben Sie sie auf, und übergeben Sie den Auftrag dann erneut.",
  "Customer {customer} orders with a purchase order number only; give `customerPoNumber`.":
    "Der Kunde {customer} bestellt nur mit Bestellnummer; geben Sie sie an (`customerPoNumber`).",
  "Ship-to {shipTo} is none of customer {customer}; give one of theirs as `shipToId`.":
    "Die Lieferadresse {shipTo} ist keine des Kunden {customer}; geben Sie eine von seinen an (`shipToId`).",
  "The address has no `{field}`; give it.": "In der Adresse fehlt `{field}`; geben Sie es an.",
  "The state `{state}` is not two capital letters, as `OH`; correct `shipToState`.":
    "Der Bundesstaat `{state}` besteht nicht aus zwei Großbuchstaben wie `OH`; berichtigen Sie `shipToState`.",
  "The state `` is not two capital letters, as `OH`; correct `shipToState`.":
    "Der Bundesstaat fehlt; geben Sie zwei Großbuchstaben wie `OH` an (`shipToState`).",
  "The postal code `{code}` is not five digits, or nine as `43610-1234`; correct `shipToZip`.":
    "Die Postleitzahl `{code}` besteht nicht aus fünf Ziffern, oder neun wie `43610-1234`; berichtigen Sie `shipToZip`.",
  "The postal code `{code}` lies in `{own}`, not in `{state}`; correct `shipToZip` or `shipToState`.":
    "Die Postleitzahl `{code}` liegt in `{own}`, nicht in `{state}`; berichtigen Sie `shipToZip` oder `shipToState`.",
  "`{name}` has {length:number} characters, and the ERP takes {limit:number}; shorten it.":
    "`{name}` hat {length} Zeichen, und das ERP nimmt {limit}; kürzen Sie es.",
  "Line {line}: there is no item `{item}` any more; restore it, or change the order.":
    "Position {line}: Den Artikel `{item}` gibt es nicht mehr; stellen Sie ihn wieder her, oder ändern Sie den Auftrag.",
  "Line {line}: `{item}` has no unit `{unit}`, only {units:list}; add it to the item.":
    "Position {line}: `{item}` hat keine Einheit `{unit}`, nur {units}; fügen Sie sie dem Artikel hinzu.",
  "Order {order} has never been on its way to the ERP, so it cannot be sent again.":
    "Der Auftrag {order} war nie auf dem Weg zum ERP und kann nicht erneut gesendet werden.",
  "There is no day `{day}`; give one as `2026-03-14`.":
    "Den Tag `{day}` gibt es nicht; geben Sie einen wie `2026-03-14` an.",
  "The shares make {sum:number} percent; make them 100 together.":
    "Die Anteile ergeben {sum} Prozent; zusammen müssen es 100 sein.",
  "The representative `{id}` is given twice; add the shares.":
    "Der Vertreter `{id}` ist zweimal angegeben; zählen Sie die Anteile zusammen.",
  "{count:number} representatives are the primary; give `primarySalesrep` `Y` to exactly one.":
    "{count} Vertreter gelten als Hauptvertreter; geben Sie genau einem `primarySalesrep` `Y`.",
  "Give a password or a private key, not both.":
    "Geben Sie ein Passwort oder einen privaten Schlüssel an, nicht beides.",
  "Expected a password, or a private key in its place.":
    "Erwartet: ein Passwort, oder an seiner Stelle ein privater Schlüssel.",
  "The stored secret was given for another host, port or user; give the one for this.":
    "Das gespeicherte Geheimnis gilt für einen anderen Server, Port oder Benutzer; geben Sie das für diesen an.",
  "The server could not be reached: {problem:words}.": "Der Server war nicht zu erreichen: {problem}.",
  "The server showed the key `{shown}` in place of `{expected}`: it may be another.":
    "Der Server hat den Schlüssel `{shown}` statt `{expected}` gezeigt: Er könnte ein anderer sein.",
  "If its key was changed, give the new one as `hostKeyFingerprint`.":
    "Wurde sein Schlüssel geändert, geben Sie den neuen an (`hostKeyFingerprint`).",
  "The server answered, but {problem:words}.": "Der Server hat geantwortet, aber {problem}.",
  "Signed in within {time:number} ms, and the folder `{folder}` is there.":
    "In {time} ms angemeldet, und der Ordner „{folder}“ ist da.",
  "The private key cannot be used: {problem:words}.": "Der private Schlüssel ist nicht zu gebrauchen: {problem}.",
};
