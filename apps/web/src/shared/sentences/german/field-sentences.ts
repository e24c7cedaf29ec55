import type { SentenceTable } from "../sentence-table.ts";

/** What the contract says of settings, and of the fields and filters of records that are looked after by generated forms. */
export const fieldSentences: SentenceTable = {
  "Only as long as nobody changed it since: the meeting transcript's `dateLastModified` as it was read. Else it is refused (409)":
    "Nur solange es seither niemand geändert hat: `dateLastModified` des Gesprächsprotokolls, wie es gelesen wurde. Sonst wird es abgelehnt (409)",
  "Only as long as nobody changed it since: the state's `dateLastModified` as it was read. Else it is refused (409)":
    "Nur solange es seither niemand geändert hat: `dateLastModified` des Bundesstaats, wie es gelesen wurde. Sonst wird es abgelehnt (409)",
  "Only as long as nobody changed it since: the ERP category's `dateLastModified` as it was read. Else it is refused (409)":
    "Nur solange es seither niemand geändert hat: `dateLastModified` der Kategorie des ERP, wie es gelesen wurde. Sonst wird es abgelehnt (409)",
  "Only as long as nobody changed it since: the ERP company's `dateLastModified` as it was read. Else it is refused (409)":
    "Nur solange es seither niemand geändert hat: `dateLastModified` der Firma des ERP, wie es gelesen wurde. Sonst wird es abgelehnt (409)",
  "Only as long as nobody changed it since: the ERP user's `dateLastModified` as it was read. Else it is refused (409)":
    "Nur solange es seither niemand geändert hat: `dateLastModified` des Benutzers des ERP, wie es gelesen wurde. Sonst wird es abgelehnt (409)",
  "Only as long as nobody changed it since: the web display type's `dateLastModified` as it was read. Else it is refused (409)":
    "Nur solange es seither niemand geändert hat: `dateLastModified` der Anzeigeart, wie es gelesen wurde. Sonst wird es abgelehnt (409)",
  "Only as long as nobody changed it since: the AI microservice's `dateLastModified` as it was read. Else it is refused (409)":
    "Nur solange es seither niemand geändert hat: `dateLastModified` des KI-Dienstes, wie es gelesen wurde. Sonst wird es abgelehnt (409)",
  "Only as long as nobody changed it since: the rubric's `dateLastModified` as it was read. Else it is refused (409)":
    "Nur solange es seither niemand geändert hat: `dateLastModified` der Rubrik, wie es gelesen wurde. Sonst wird es abgelehnt (409)",
  "704 active, 705 inactive, 700 deleted; all but deleted when left out":
    "704 aktiv, 705 inaktiv, 700 gelöscht; ohne Angabe alle außer den gelöschten",
  "704 active, 705 inactive, 700 deleted": "704 aktiv, 705 inaktiv, 700 gelöscht",
  "Y only carriers, N all but carriers": "Y nur Frachtführer, N alle außer Frachtführern",
  "704 only defaults, 705 only others": "704 nur Standardadressen, 705 nur andere",
  "704 only those that may be used, 705 only those switched off": "704 nur verwendbare, 705 nur ausgeschaltete",
  "Y only open drawers, N only closed ones": "Y nur offene Kassen, N nur geschlossene",
  "Y only closed ones, N (or nothing) all others": "Y nur geschlossene, N (oder nichts) alle anderen",
  "Y fills `address`": "Y füllt `address`",
  "Where to; the webhook's own channel when left out": "Wohin; ohne Angabe in den Kanal des Webhooks",
  "What to say, in Slack's blocks": "Was zu sagen ist, in Blöcken von Slack",
  "The message in one line, for notifications; made from the blocks when left out":
    "Die Nachricht in einer Zeile, für Mitteilungen; ohne Angabe aus den Blöcken gebildet",
  "Only these": "Nur diese",
  "Try the waiting messages again now": "Die wartenden Nachrichten jetzt noch einmal senden",
  "Bring the address book in line with customers, locations, companies and vendors":
    "Das Adressbuch mit Kunden, Standorten, Firmen und Lieferanten abgleichen",
  "What the meeting was about": "Worum es in der Besprechung ging",
  "When it began": "Wann sie begann",
  "Who said what": "Wer was gesagt hat",
  "How long it took": "Wie lange sie dauerte",
  "Who invited": "Wer eingeladen hat",
  "Who took part, by comma": "Wer teilnahm, mit Komma getrennt",
  "What was agreed": "Was vereinbart wurde",
  "Its identifier at Fyxer": "Ihre Kennung bei Fyxer",
  "704 active, 705 inactive; delete to get 700": "704 aktiv, 705 inaktiv; zu 700 kommt es durch Löschen",
  "The headline": "Die Überschrift",
  "What there is to say": "Was zu sagen ist",
  "How grave it is": "Wie ernst es ist",
  "Where to read more: a path of the application, or an address beginning with https://":
    "Wo mehr steht: ein Pfad der Anwendung oder eine Adresse, die mit https:// beginnt",
  "For this user only; without it and `role` for everybody":
    "Nur für diesen Benutzer; ohne ihn und ohne `role` für alle",
  "Everybody of this role": "Für alle mit dieser Rolle",
  "When it is shown no more": "Wann sie nicht mehr gezeigt wird",
  "What is told, for applications that word it in the reader's language; they show `title` and `message` where they do not know it":
    "Was mitgeteilt wird, für Anwendungen, die es in der Sprache des Lesers sagen; wo sie es nicht kennen, zeigen sie `title` und `message`",
  "What the words name, by name: a person, an amount as a decimal number":
    "Was die Worte nennen, mit Namen: eine Person, einen Betrag als Dezimalzahl",
  "Two letters, as the post writes it; stored in capitals":
    "Zwei Buchstaben, wie die Post sie schreibt; groß gespeichert",
  "Its name": "Der Name",
  "1 when the site sells there": "1, wenn der Mandant dorthin verkauft",
  "Its own sales tax as a fraction": "Die eigene Umsatzsteuer als Bruchteil",
  "1 where freight is taxed too, or the part of it": "1, wo auch Fracht besteuert wird, oder der Teil davon",
  "The country; 1 is the United States": "Das Land; 1 sind die Vereinigten Staaten",
  "Its code in 1099 filings": "Der Code in Meldungen nach 1099",
  "Its code with TeleCheck": "Der Code bei TeleCheck",
  "What of it is still to be processed; 704 nothing": "Was davon noch zu verarbeiten ist; 704 nichts",
  "The category's code, without a slash; once among its neighbours, case aside":
    "Der Code der Kategorie, ohne Schrägstrich; unter ihren Nachbarn nur einmal, groß oder klein",
  "The category's name, without a slash; once among its neighbours":
    "Der Name der Kategorie, ohne Schrägstrich; unter ihren Nachbarn nur einmal",
  "The category above; null for a root": "Die Kategorie darüber; bei einer obersten nichts",
  "Position among its neighbours": "Die Stelle unter den Nachbarn",
  "Y when shoppers see it": "Y, wenn Käufer sie sehen",
  "The headline of its page": "Die Überschrift der Seite",
  "What search engines show of its page": "Was Suchmaschinen von der Seite zeigen",
  "A text for its page": "Ein Text für die Seite",
  "The address of its picture": "Die Adresse des Bildes",
  "The class of customers it is meant for": "Die Klasse von Kunden, für die sie gedacht ist",
  "The name on invoices": "Der Name auf Rechnungen",
  "The country's code of two letters": "Der Code des Landes aus zwei Buchstaben",
  "The company's web site": "Die Website der Firma",
  "The number at the tax office": "Die Nummer beim Finanzamt",
  "The location that serves its orders first": "Der Standort, der ihre Aufträge zuerst bedient",
  "The currency of its books": "Die Währung ihrer Bücher",
  "The company's code": "Der Code der Firma",
  "What the user signs in with; once on the site, case aside":
    "Womit sich der Benutzer anmeldet; im Mandanten nur einmal, groß oder klein",
  "The person's name": "Der Name der Person",
  "Once on the site, case aside": "Im Mandanten nur einmal, groß oder klein",
  "At least 8 characters": "Mindestens 8 Zeichen",
  "The sales representative the user is": "Wer im Außendienst der Benutzer ist",
  "The name of a time zone": "Der Name einer Zeitzone",
  "A language's code": "Der Code einer Sprache",
  "705 blocks the user, 704 lets them in again": "705 sperrt den Benutzer, 704 lässt ihn wieder zu",
  "The customer the user buys for; staff when left out":
    "Der Kunde, für den der Benutzer kauft; ohne Angabe gehört er zum Personal",
  "The contact the user is; must belong to the customer":
    "Der Ansprechpartner, der der Benutzer ist; er muss zum Kunden gehören",
  "Groups to belong to; the site's default groups when left out":
    "Seine Gruppen; ohne Angabe die Standardgruppen des Mandanten",
  "Its code, which texts of items carry; once on the site, case aside":
    "Der Code, den Texte von Artikeln tragen; im Mandanten nur einmal, groß oder klein",
  "What texts of this type say": "Was Texte dieser Art sagen",
  "At the top of the item's page, in a tab of it, in lists, on paper, or nowhere":
    "Oben auf der Seite des Artikels, in einem Reiter, in Listen, auf Papier oder nirgends",
  "Position among the types": "Die Stelle unter den Arten",
  "Only published ones are answered from": "Nur aus veröffentlichten wird geantwortet",
  "What it is": "Was es ist",
  "What it is called": "Wie es heißt",
  "What it does": "Was es tut",
  "The language model it asks": "Das Sprachmodell, das es fragt",
  "What a text must satisfy, in words for the language model":
    "Was ein Text erfüllen muss, in Worten für das Sprachmodell",
  "What reaches quantity breaks and contracts' least quantities: each `line` alone, or all lines of an `item` together, in base units; `line` without it":
    "Was Staffelpreise und Mindestmengen der Rahmenverträge erreicht: jede Position für sich (`line`) oder alle Positionen eines Artikels zusammen (`item`), in der Basiseinheit; ohne sie `line`",
  "The currency of all prices, by ISO 4217; `USD` without it": "Die Währung aller Preise nach ISO 4217; ohne sie `USD`",
  "What freight costs at checkout: `base`, `perKilogram`, `rates`, `freeFrom`; nothing without it":
    "Was Fracht an der Kasse kostet: `base`, `perKilogram`, `rates`, `freeFrom`; ohne sie nichts",
  "The location that serves customers without one, and whose day counts for them":
    "Der Standort, der Kunden ohne eigenen beliefert und dessen Tag für sie gilt",
  "The state that the seller is in: some states do not allow surcharges":
    "Der Bundesstaat des Verkäufers: Manche erlauben keine Aufschläge",
  "The surcharge on credit cards in percent; none without it":
    "Der Aufschlag auf Kreditkarten in Prozent; ohne sie keiner",
  "The time in which the site answers no call but 503: `start` and `end` in UTC; who may see and change its settings still can":
    "Die Zeit, in der der Mandant auf Aufrufe nur mit 503 antwortet: `start` und `end` in UTC; wer seine Einstellungen sehen und ändern darf, kann es weiter",
  "The site's account with Smarty, which checks addresses; the server's own without it":
    "Das Konto des Mandanten bei Smarty, das Adressen prüft; ohne es das des Servers",
  "The site's account with OpenAI, or a server of its protocol, which writes texts; the server's own without it":
    "Das Konto des Mandanten bei OpenAI oder einem Server desselben Protokolls, das Texte schreibt; ohne es das des Servers",
  "The site's account with project44, which rates freight; the server's own without it":
    "Das Konto des Mandanten bei project44 für Frachtpreise; ohne es das des Servers",
  "The site's account with Stripe, which keeps cards and moves money; the server's own without it":
    "Das Konto des Mandanten bei Stripe, das Karten verwahrt und Geld bewegt; ohne es das des Servers",
  "The site's account with Shippo, which rates parcels; the server's own without it":
    "Das Konto des Mandanten bei Shippo für Paketpreise; ohne es das des Servers",
  "The site's account with AvaTax, which taxes documents; the server's own without it":
    "Das Konto des Mandanten bei AvaTax, das Belege besteuert; ohne es das des Servers",
  "Whom outside issuers may let in, and the roles of their groups; without it only users who are linked":
    "Wen fremde Aussteller hereinlassen dürfen und welche Rollen ihre Gruppen bringen; ohne sie nur verknüpfte Benutzer",
  "The identity provider that the site signs people in by (OpenID Connect), and what it makes of them; without it by password alone":
    "Der Anmeldedienst, über den sich Leute beim Mandanten anmelden (OpenID Connect), und was er aus ihnen macht; ohne ihn nur mit Passwort",
  "The secret of the site's client at the identity provider of `content.openId`; a public client has none":
    "Das Geheimnis des Mandanten beim Anmeldedienst von `content.openId`; ein öffentlicher Client hat keines",
  "What `/robots.txt` tells crawlers; without it they may see the shop and nothing personal":
    "Was `/robots.txt` Suchmaschinen sagt; ohne sie sehen sie den Shop und nichts Persönliches",
  "Whether the address provider is asked where an order within the United States is shipped to: `mark` marks the order where the provider does not know the address as it is, `refuse` refuses it; without it nobody is asked":
    "Ob der Adressdienst gefragt wird, wohin in den Vereinigten Staaten geliefert wird: `mark` kennzeichnet die Bestellung, wenn er die Adresse so nicht kennt, `refuse` lehnt sie ab; ohne diese Einstellung wird er nicht gefragt",
  "What becomes of a checkout and its order when the address provider does not answer: `refuse`, or `mark` the order as not checked; what `addressValidation.atCheckout` says without it":
    "Was aus einer Bestellung wird, wenn der Adressdienst nicht antwortet: `refuse` lehnt sie ab, `mark` kennzeichnet sie als nicht geprüft; ohne diese Einstellung gilt, was `addressValidation.atCheckout` sagt",
  "`Y` records the taxes of orders placed from then on with the tax provider, when goods leave, are given back or the order is cancelled; `N` (so also without it) where the ERP that invoices records them":
    "`Y`: Der Steuerdienst verbucht die Steuern aller Aufträge, die ab dann eingehen, wenn Ware das Haus verlässt, erstattet oder storniert wird; `N` (auch ohne diese Einstellung): Das ERP verbucht sie, das die Rechnungen schreibt",
  "What becomes of a checkout and its order when the tax provider does not answer: `refuse` (so also without it), or `estimate` by the site's own tables, marked as an estimate":
    "Was aus einer Bestellung wird, wenn der Steuerdienst nicht antwortet: `refuse` lehnt sie ab (auch ohne diese Einstellung), `estimate` schätzt die Steuer nach den Tabellen des Mandanten und sagt das dazu",
};
