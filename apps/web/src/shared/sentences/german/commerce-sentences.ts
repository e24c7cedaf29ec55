import type { SentenceTable } from "../sentence-table.ts";

/** Carts, checkouts, orders and quotes. */
export const commerceSentences: SentenceTable = {
  "Give a limit either a user or a role.": "Geben Sie für ein Limit entweder einen Benutzer oder eine Rolle an.",
  "`{name}` has a limit above already.": "`{name}` hat weiter oben schon ein Limit.",
  "Keep one of them.": "Behalten Sie eines davon.",
  "The user `{user}` is no active user of customer {customer} with a contact, which keeps the limit.":
    "Der Benutzer `{user}` ist kein aktiver Benutzer des Kunden {customer} mit einem Ansprechpartner, bei dem das Limit steht.",
  "Name another one.": "Nennen Sie einen anderen.",
  "The step begins at {amount:number}; expected 0, because every order over a limit needs the first step.":
    "Die Stufe beginnt bei {amount}; erwartet ist 0, denn jede Bestellung über einem Limit braucht die erste Stufe.",
  "The step begins at {amount:number}; expected at least {before:number}.":
    "Die Stufe beginnt bei {amount}; erwartet ist mindestens {before}.",
  "The user `{user}` is no active user of customer {customer} who may approve orders.":
    "Der Benutzer `{user}` ist kein aktiver Benutzer des Kunden {customer}, der Bestellungen freigeben darf.",
  "Name another one, or null for any of them.": "Nennen Sie einen anderen, oder null für jeden von ihnen.",
  "The checkout {checkout} is of {name:words}, who alone can ask for its approval.":
    "Die Bestellung {checkout} ist von {name}; nur von dort kann um die Freigabe gebeten werden.",
  "The checkout {checkout} needs no approval.": "Die Bestellung {checkout} braucht keine Freigabe.",
  "Place its order.": "Geben Sie sie auf.",
  "The checkout {checkout} was ordered meanwhile.": "Die Bestellung {checkout} wurde inzwischen aufgegeben.",
  "Nobody of customer {customer} may approve step {step} of this order.":
    "Beim Kunden {customer} darf niemand die Stufe {step} dieser Bestellung freigeben.",
  "Call our sales desk.": "Rufen Sie unseren Verkauf an.",
  "A decline needs a reason that the buyer can act on.":
    "Eine Ablehnung braucht einen Grund, mit dem der Käufer etwas anfangen kann.",
  "You asked for the approval {approval} yourself.": "Um die Freigabe {approval} haben Sie selbst gebeten.",
  "A colleague has to decide it.": "Darüber muss jemand anders aus Ihrer Firma entscheiden.",
  "Step {step} of the approval {approval} is not yours to decide.":
    "Über Stufe {step} der Freigabe {approval} entscheiden nicht Sie.",
  "It is for: nobody yet.": "Zuständig ist bisher niemand.",
  "It is for: {names:words}.": "Zuständig: {names}.",
  "The approval {approval} waits at step {step}.": "Die Freigabe {approval} wartet auf Stufe {step}.",
  "Decide that one.": "Entscheiden Sie über diese.",
  "Step {step} of the approval {approval} was approved meanwhile by {name:words} on {day:date}.":
    "Stufe {step} der Freigabe {approval} wurde inzwischen von {name} am {day} freigegeben.",
  "Step {step} of the approval {approval} was declined meanwhile by {name:words} on {day:date}.":
    "Stufe {step} der Freigabe {approval} wurde inzwischen von {name} am {day} abgelehnt.",
  "The order has changed since {name:words} asked for the approval {approval}.":
    "Die Bestellung hat sich geändert, seit {name} um die Freigabe {approval} gebeten hat.",
  "It has to be asked again.": "Um die Freigabe muss neu gebeten werden.",
  "{name:words} has withdrawn the request for the approval {approval}.":
    "{name} hat die Bitte um die Freigabe {approval} zurückgezogen.",
  "The approval {approval} was asked for {amount:number} {currency:word}; now the order comes to {total:number} {now:word}.":
    "Um die Freigabe {approval} wurde für {amount} {currency} gebeten; jetzt macht die Bestellung {total} {now} aus.",
  "{name:words} asked for the approval {approval} and alone can withdraw it.":
    "Um die Freigabe {approval} hat {name} gebeten; nur von dort kann sie zurückgezogen werden.",
  "The customer's approval policy decides who releases the checkout {checkout}: let its buyer ask for an approval.":
    "Wer die Bestellung {checkout} freigibt, sagen die Freigaberegeln des Kunden: Wer bestellt, muss um Freigabe bitten.",
  "Order {order} has a line {line} already: {quantity:number} {unit} of `{item}`.":
    "Der Auftrag {order} hat schon eine Position {line}: {quantity} {unit} von `{item}`.",
  "Leave `lineNo` out to add another.": "Lassen Sie `lineNo` weg, um eine weitere hinzuzufügen.",
  "Order {order} is {status:words} and takes no more lines.":
    "Der Auftrag {order} ist {status} und nimmt keine Positionen mehr auf.",
  "Place another order.": "Geben Sie einen neuen Auftrag auf.",
  "The requested ship date {day:date} is over; in {location:words} it is {today:date}.":
    "Der gewünschte Versandtag {day} ist vorbei; in {location} ist der {today}.",
  "Give a later `requestedShipDate`, or leave it out.":
    "Geben Sie einen späteren `requestedShipDate` an, oder lassen Sie ihn weg.",
  "Line {line} adds 0 {unit} of `{item}`.": "Position {line} fügt 0 {unit} von `{item}` hinzu.",
  "Give a quantity, or leave the line out.": "Geben Sie eine Menge ein, oder lassen Sie die Position weg.",
  "The total of {total:number} {currency:word} needs a release: {left:words}.":
    "Die Summe von {total} {currency} braucht eine Freigabe: {left}.",
  "Somebody with the permission `checkout.activate` can release it.":
    "Freigeben kann sie, wer das Recht `checkout.activate` hat.",
  "The cart {cart} was ordered[ as order {order}] and does not change any more.":
    "Der Warenkorb {cart} wurde bestellt[ (Auftrag {order})] und ändert sich nicht mehr.",
  "Look for a new cart and fill that.": "Füllen Sie einen neuen Warenkorb.",
  "The checkout {checkout} is of cart {own}, not of {cart}.":
    "Die Bestellung {checkout} gehört zum Warenkorb {own}, nicht zu {cart}.",
  "Leave `cartHdrUid` out.": "Lassen Sie `cartHdrUid` weg.",
  "The checkout is of customer {own}, not of {given}.": "Die Bestellung ist die des Kunden {own}, nicht von {given}.",
  "The checkout is of user {own}, not of {given}.": "Die Bestellung ist die des Benutzers {own}, nicht von {given}.",
  "Contact {contact} cannot buy by this checkout.":
    "Mit dieser Bestellung kann der Ansprechpartner {contact} nicht kaufen.",
  "Leave it out, or name a contact of its customer.":
    "Lassen Sie die Angabe weg, oder nennen Sie einen Ansprechpartner des Kunden.",
  "Leave it out.": "Lassen Sie die Angabe weg.",
  "Line {line} gives `{item}` the price {price:number} by hand, which needs the permission `price.override` or an open quote of that price.":
    "Position {line} setzt für `{item}` den Preis {price} von Hand; das braucht das Recht `price.override` oder ein offenes Angebot zu diesem Preis.",
  "Leave `manualPriceOverride` out.": "Lassen Sie `manualPriceOverride` weg.",
  "What `{code}` asks for this way is not known; freight is estimated by the site's rates.":
    "Was `{code}` für diesen Weg verlangt, ist nicht bekannt; die Fracht ist nach den Sätzen des Mandanten geschätzt.",
  "Choose another delivery, or order with the estimate.":
    "Einen anderen Versand wählen oder mit der Schätzung bestellen.",
  "The freight is {freight:number} {currency:word}; the buyer was shown {shown:number} {currency:word}.":
    "Die Fracht beträgt {freight} {currency}; angezeigt wurden {shown} {currency}.",
  "The tax is {tax:number} {currency:word}; the buyer was shown {shown:number} {currency:word}.":
    "Die Steuer beträgt {tax} {currency}; angezeigt wurden {shown} {currency}.",
  "The checkout has no customer who exists.": "Zu dieser Bestellung gibt es keinen Kunden.",
  "Begin it with a cart of a customer.": "Beginnen Sie mit dem Warenkorb eines Kunden.",
  "{customer} does not order in the shop.": "{customer} bestellt nicht im Shop.",
  "Ask our sales desk.": "Fragen Sie unseren Vertrieb.",
  "{customer} is on credit hold and may not order for now.":
    "{customer} darf wegen einer Kreditsperre derzeit nicht bestellen.",
  "Ask our accounts receivable.": "Fragen Sie unsere Buchhaltung.",
  "The order of {total:number} {currency:word} would take {customer} over the credit limit of {limit:number} {currency:word}: {used:number} {currency:word} are open.":
    "Mit dieser Bestellung über {total} {currency} überschritte {customer} den Kreditrahmen von {limit} {currency}: Offen sind {used} {currency}.",
  "{customer} owes {open:number} {other:word} besides, which the credit limit of {limit:number} {currency:word} does not count.":
    "{customer} schuldet außerdem {open} {other}, die das Kreditlimit von {limit} {currency} nicht zählt.",
  "Order for less, or pay open invoices first.": "Bestellen Sie weniger, oder bezahlen Sie zuerst offene Rechnungen.",
  "{customer} requires a purchase order number.": "{customer} verlangt eine Bestellnummer.",
  "Give `customerPoNumber`.": "Geben Sie sie an (`customerPoNumber`).",
  "{customer} has no ship-to address.": "{customer} hat keine Lieferadresse.",
  "{customer} has no ship-to `{shipTo}`.": "{customer} hat keine Lieferadresse `{shipTo}`.",
  "Choose one of the customer's, or give an address.": "Wählen Sie eine des Kunden, oder geben Sie eine Adresse an.",
  "There is nothing to order.": "Es gibt nichts zu bestellen.",
  "Put items in the cart first.": "Legen Sie zuerst Artikel in den Warenkorb.",
  "There is no location[ `{location}`] to deliver from.": "Es gibt keinen Standort[ `{location}`], der liefern könnte.",
  "Choose one that exists.": "Wählen Sie einen, den es gibt.",
  "What freight costs is not known for this ship-to.": "Die Fracht zu dieser Lieferadresse ist nicht bekannt.",
  "Check its postal code; our sales desk adds the freight to the order.":
    "Prüfen Sie die Postleitzahl; unser Vertrieb setzt die Fracht auf den Auftrag.",
  "The carriers' rates are in {cards:word}, and this site sells in {currency:word}; our sales desk adds the freight to the order.":
    "Die Tarife der Frachtführer sind in {cards}, verkauft wird hier in {currency}; unser Vertrieb setzt die Fracht auf den Auftrag.",
  "What is picked up at {location:words} is taxed there, but its address is incomplete.":
    "Was in {location} abgeholt wird, wird dort versteuert, aber die Adresse ist unvollständig.",
  "Our sales desk corrects the tax.": "Unser Vertrieb berichtigt die Steuer.",
  "Another order has used up the quantity of a contract meanwhile, so the price no longer holds.":
    "Ein anderer Auftrag hat die Menge eines Rahmenvertrags inzwischen verbraucht; der Preis gilt nicht mehr.",
  "Look at the new prices, and order again.": "Sehen Sie sich die neuen Preise an und bestellen Sie noch einmal.",
  "Line {line} orders nothing of `{item}`.": "Position {line} bestellt nichts von `{item}`.",
  "The price of `{item}` is {now:number} {currency:word} per {unit}; when it was put in the cart it was {before:number} {old:word}.":
    "Der Preis von `{item}` ist {now} {currency} je {unit}; als der Artikel in den Warenkorb kam, war er {before} {old}.",
  "The lines of the cart {cart} are priced in {currency:word}, and prices are in {now:word} now.":
    "Die Positionen des Warenkorbs {cart} haben Preise in {currency}; inzwischen sind die Preise in {now}.",
  "Take them out of the cart, and add them again.": "Nehmen Sie sie heraus, und legen Sie sie noch einmal hinein.",
  "The prices of quote {quote} are in {currency:word}, which we no longer sell in.":
    "Die Preise des Angebots {quote} sind in {currency}, worin wir nicht mehr verkaufen.",
  "`{item}` has no price.": "`{item}` hat keinen Preis.",
  "Ask our sales desk for one.": "Fragen Sie unseren Vertrieb danach.",
  "The price of `{item}` {way:words} from {before:number} to {now:number} {currency:word} per {unit} since it was put in the cart.":
    "Der Preis von `{item}` {way} von {before} auf {now} {currency} je {unit}, seit der Artikel im Warenkorb liegt.",
  "The card {brand} ending in {lastFour} expired at the end of {month}/{year}.":
    "Die Karte {brand} mit den Endziffern {lastFour} ist Ende {month}/{year} abgelaufen.",
  "Enter another card.": "Geben Sie eine andere Karte an.",
  "The card {brand} ending in {lastFour} was not accepted: {reason:words}.":
    "Die Karte {brand} mit den Endziffern {lastFour} wurde nicht angenommen: {reason}.",
  "Nothing was ordered; enter another card.": "Es wurde nichts bestellt; geben Sie eine andere Karte an.",
  "The hold on the card was let go of meanwhile.": "Die Reservierung auf der Karte wurde inzwischen aufgehoben.",
  "Repeat the order: the card is asked again.": "Bestellen Sie erneut: Die Karte wird wieder angefragt.",
  "The hold on the card was settled by another call.":
    "Die Reservierung auf der Karte hat inzwischen ein anderer Aufruf erledigt.",
  "Another call still waits for the payment processor.": "Ein anderer Aufruf wartet noch auf den Zahlungsdienst.",
  "Repeat this one in a minute; it moves no money twice.":
    "Wiederholen Sie diesen in einer Minute; es wird nichts doppelt gebucht.",
  "The tax provider does not answer; the tax of {tax:number} {currency:word} is estimated by the site's own tables.":
    "Der Steuerdienst antwortet nicht; die Steuer von {tax} {currency} ist nach den Tabellen des Mandanten geschätzt.",
  "It may be another on the invoice.": "Auf der Rechnung kann sie anders sein.",
  "What `{call}` depends on changed each time that an outside system had been asked about it.":
    "Wovon `{call}` abhängt, hat sich jedes Mal geändert, nachdem ein fremdes System dazu befragt war.",
  "Look at it again, and repeat the call.": "Sehen Sie es noch einmal an, und wiederholen Sie den Aufruf.",
  "Line {line} is given twice.": "Position {line} ist zweimal angegeben.",
  "Number every line once, or leave the numbers out.":
    "Geben Sie jede Nummer nur einmal an, oder lassen Sie die Nummern weg.",
  "`{item}` is not sold in {unit}; {quantity:number} {asked} were asked for.":
    "`{item}` wird nicht in {unit} verkauft; angefragt waren {quantity} {asked}.",
  "`{item}` is sold from {least:number} {unit} on; {quantity:number} {asked} were asked for.":
    "`{item}` wird ab {least} {unit} verkauft; angefragt waren {quantity} {asked}.",
  "`{item}` is sold in multiples of {step:number} {unit}; {quantity:number} {asked} were asked for.":
    "`{item}` wird in Vielfachen von {step} {unit} verkauft; angefragt waren {quantity} {asked}.",
  "Ask our sales desk for it.": "Fragen Sie unseren Vertrieb danach.",
  "Order {first:words}[, or {second:words}].": "Bestellen Sie {first}[ oder {second}].",
  "Line {line}: the item `{item}` is not available.": "Position {line}: Der Artikel `{item}` ist nicht lieferbar.",
  "It fits {items}; give one of them exactly.": "Gemeint sein könnte: {items}. Geben Sie einen davon genau an.",
  "Remove the line.": "Entfernen Sie die Position.",
  "`{item}` has no unit `{unit}`; its units are {units:list}.":
    "`{item}` hat keine Einheit `{unit}`; es gibt: {units}.",
  "Buy `{item}` at today's price, or ask our sales desk for a new quote.":
    "Kaufen Sie `{item}` zum Tagespreis, oder bitten Sie unseren Vertrieb um ein neues Angebot.",
  "Quote {quote} offers no `{item}` by the {unit}.": "Das Angebot {quote} enthält kein `{item}` in {unit}.",
  "The prices of quote {quote} held until {day:date}.": "Die Preise des Angebots {quote} galten bis {day}.",
  "Quote {quote} is no longer open.": "Das Angebot {quote} ist nicht mehr offen.",
  "All `{item}` of quote {quote} is ordered already.": "Alles von `{item}` aus dem Angebot {quote} ist schon bestellt.",
  "Quote {quote} holds for {rest:words} of `{item}`; {asked:words} were asked for.":
    "Das Angebot {quote} gilt für {rest} von `{item}`; angefragt waren {asked}.",
  "Order {rest:words}, and the rest at today's price.": "Bestellen Sie {rest}, und den Rest zum Tagespreis.",
  "The total of {total:number} {currency:word} exceeds the {remaining:number} {currency:word} that are left of the allowance.":
    "Die Summe von {total} {currency} übersteigt die {remaining} {currency}, die vom Budget noch bleiben.",
  "Ask somebody with the permission `checkout.activate` to release the checkout {checkout}.":
    "Bitten Sie jemanden mit dem Recht `checkout.activate`, die Bestellung {checkout} freizugeben.",
  "The checkout {checkout} was released for {before:number} {currency:word} and has changed since; now it comes to {now:number} {currency:word}.":
    "Die Bestellung {checkout} wurde mit {before} {currency} freigegeben und seither geändert; jetzt sind es {now} {currency}.",
  "Have it released again.": "Lassen Sie sie erneut freigeben.",
  "{other} has {quantity:number} {unit:word}.": "{other} hat {quantity} {unit}.",
  "{other} has {quantity:number} {unit:word}, {second} has {more:number} {its:word}.":
    "{other} hat {quantity} {unit}, {second} hat {more} {its}.",
  "{other} has {quantity:number} {unit:word}, {second} has {more:number} {its:word}, {third} has {most:number} {ones:word}.":
    "{other} hat {quantity} {unit}, {second} hat {more} {its}, {third} hat {most} {ones}.",
  "{item} takes its place.": "Nachfolger: {item}.",
  "{items} take its place.": "Nachfolger: {items}.",
  "`{item}` is discontinued.": "`{item}` wird nicht mehr hergestellt.",
  "`{item}` is discontinued and sold while stock lasts.":
    "`{item}` wird nicht mehr hergestellt und nur verkauft, solange der Vorrat reicht.",
  "{part:words} of `{item}` wait for new stock in {location}.": "{part} `{item}` warten in {location} auf neue Ware.",
  "Line {line} holds `{item}`.": "Position {line} enthält `{item}`.",
  "Remove it and add the other item instead.":
    "Entfernen Sie sie, und fügen Sie stattdessen den anderen Artikel hinzu.",
  "Line {line} holds `{item}` in {unit} already.": "Position {line} enthält `{item}` in {unit} schon.",
  "Change its quantity, and remove line {line}.": "Ändern Sie deren Menge, und entfernen Sie Position {line}.",
  "The checkout became order {order}.": "Daraus ist der Auftrag {order} geworden.",
  "Begin another one to order again.": "Beginnen Sie eine neue Bestellung.",
  "The cart has changed since the checkout was released.": "Der Warenkorb wurde seit der Freigabe geändert.",
  "The checkout {checkout} is not under way: its status is {status}.":
    "Die Bestellung {checkout} ist nicht unterwegs: Ihr Status ist {status}.",
  "Begin another one.": "Beginnen Sie eine neue.",
  "There is no item with the number {item}.": "Es gibt keinen Artikel mit der Nummer {item}.",
  "Look it up by its item number.": "Suchen Sie ihn über seine Artikelnummer.",
  "The line names no item.": "Die Position nennt keinen Artikel.",
  "Give `invMastUid` or `itemId`.": "Geben Sie `invMastUid` oder `itemId` an.",
  "There is no item `{item}`.": "Es gibt keinen Artikel `{item}`.",
  "Check the number, or search for it.": "Prüfen Sie die Nummer, oder suchen Sie danach.",
  "`{item}` fits several items: {items}.": "`{item}` passt zu mehreren Artikeln: {items}.",
  "Give one of them exactly.": "Geben Sie einen davon genau an.",
  "The line has no price.": "Die Position hat keinen Preis.",
  "Give `amount`, or `unit_price` and `quantity`.": "Geben Sie `amount` an, oder `unit_price` und `quantity`.",
};
