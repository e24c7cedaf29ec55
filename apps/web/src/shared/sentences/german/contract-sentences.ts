import type { SentenceTable } from "../sentence-table.ts";

/** What the contract says of its services and of its errors. */
export const contractSentences: SentenceTable = {
  "Address validation": "Adressprüfung",
  "Checks, corrects and normalizes addresses.": "Prüft, berichtigt und vereinheitlicht Adressen.",
  Assistant: "Assistent",
  "Questions answered from the site's documents, texts by language models, and what both are steered by.":
    "Antworten aus den Dokumenten des Mandanten, Texte von Sprachmodellen, und was beide steuert.",
  "Brand focus": "Markenschwerpunkte",
  "Which categories a brand stands for, and how much.": "Für welche Kategorien eine Marke steht, und wie sehr.",
  Commerce: "Einkauf",
  "Carts, cart lines, checkout and the creation of ERP orders.":
    "Warenkörbe und ihre Positionen, Kasse, Aufträge für das ERP.",
  "Content and users": "Inhalte und Benutzer",
  "Articles, menus and tags; users, user groups, the verification of passwords and API keys.":
    "Artikel zum Lesen, Menüs und Schlagwörter; Benutzer, Gruppen, die Prüfung von Passwörtern und API-Schlüssel.",
  "Core data": "Stammdaten",
  "Addresses, cash drawers, companies, codes, locations with their carrier accounts, and payment types.":
    "Adressen, Kassen, Firmen, Codes, Lagerorte mit ihren Konten bei Frachtführern, Zahlungsarten.",
  Customers: "Kunden",
  "Customers with their addresses, contacts, orders, invoices, quotes and purchased items.":
    "Kunden mit Adressen, Ansprechpartnern, Aufträgen, Rechnungen, Angeboten und gekauften Artikeln.",
  "ERP integration": "ERP-Anbindung",
  "Categories, companies, users, web display types and purchase-order receipts as the ERP edits them, with their definitions, and refreshes of contacts and customers.":
    "Kategorien, Firmen, Benutzer, Darstellungsarten und Wareneingänge, wie das ERP sie bearbeitet, mit ihren Definitionen; Abgleich von Ansprechpartnern und Kunden.",
  Freight: "Fracht",
  "Freight carriers' rates for what is too large for a parcel.":
    "Preise von Speditionen für alles, was für ein Paket zu groß ist.",
  Imports: "Übergaben",
  "The record of what goes to the ERP and comes from it: recent and stuck documents, the orders behind them, corrections, resubmission, connections.":
    "Was an das ERP geht und von ihm kommt: jüngste und wartende Belege, die Aufträge dahinter, Korrekturen, erneutes Senden, Verbindungen.",
  "Product catalogue": "Katalog",
  "Items, categories, attributes, brands, favorites, wish lists, variants, questions, bins, stock, units of measure and PDF documents.":
    "Artikel, Kategorien, Eigenschaften, Marken, Favoriten, Listen, Varianten, Fragen, Lagerplätze, Bestand, Einheiten und PDF-Dokumente.",
  "Legacy items": "Ältere Artikeldienste",
  "Tags and web descriptions of items, what is bought together, articles of categories, states, orders once more.":
    "Schlagwörter und Webtexte von Artikeln, was zusammen gekauft wird, Artikel zu Kategorien, Bundesstaaten, Aufträge noch einmal.",
  Messaging: "Nachrichten",
  "Messages in blocks to the team's channel, or to the inbox where no channel is configured.":
    "Nachrichten aus Blöcken an den Kanal des Teams, oder in den Posteingang, wo kein Kanal eingerichtet ist.",
  Orders: "Aufträge",
  "Order lookup and tracking, representatives' orders, pick tickets, purchase orders, packing slips, invoices on paper.":
    "Aufträge suchen und verfolgen, Aufträge des Außendienstes, Picklisten, Bestellungen, Lieferscheine, Rechnungen auf Papier.",
  Payments: "Zahlungen",
  "Cards that a processor keeps: the page to enter one, what it costs on top, checks, payments.":
    "Karten, die ein Zahlungsdienst verwahrt: die Seite zur Eingabe, Zuschläge, Prüfungen, Zahlungen.",
  Pricing: "Preise",
  "The price engine, the tax engine and contract (job) prices.": "Preisfindung, Steuerberechnung und Vertragspreise.",
  "Product information": "Produktinformationen",
  "Item extensions, suggested descriptions of items, and podcasts.":
    "Ergänzungen zu Artikeln, Vorschläge für Beschreibungen, Podcasts.",
  "Rate shopping": "Versandvergleich",
  "Compares what carriers ask for a parcel.": "Vergleicht, was Paketdienste für ein Paket verlangen.",
  Search: "Suche",
  "Item search by words, part numbers and likeness, with facets, and the items of the search index.":
    "Artikelsuche nach Wörtern, Nummern und Ähnlichkeit, mit Filtern, und die Artikel des Suchindex.",
  Shipping: "Versand",
  "Carriers' rates, fees and days on the way for packages.": "Preise, Gebühren und Laufzeiten der Paketdienste.",
  Site: "Mandant",
  "Settings by service, notifications, meeting transcripts, embeddings and what crawlers are told.":
    "Einstellungen je Dienst, Benachrichtigungen, Mitschriften, Einbettungen, und was Suchmaschinen erfahren.",
  Tax: "Steuer",
  "The tax of orders, invoices, returns and transfers by destination.":
    "Die Steuer von Aufträgen, Rechnungen, Retouren und Umlagerungen nach dem Bestimmungsort.",
  "Vendor-managed inventory": "Lieferantengeführte Lager",
  "Customers' stockrooms: warehouses, sections, users, distributors, own products, inventory profiles and restock orders.":
    "Lagerräume der Kunden: Lager, Bereiche, Benutzer, Lieferanten, eigene Produkte, Bestandsprofile und Nachbestellungen.",
  "Warehouse operations": "Lagerbetrieb",
  "Bin transfers, receiving, purchase order receipts, transfers between locations, their shipping and receipts.":
    "Umlagerungen zwischen Lagerplätzen, Wareneingang, Umlagerungen zwischen Lagerorten mit Versand und Eingang.",
  "The input does not fit the contract": "Die Eingabe entspricht nicht dem Vertrag",
  "Correct the fields that `validationErrors` names": "Berichtigen Sie die Felder, die `validationErrors` nennt",
  "There is no valid token": "Es fehlt ein gültiges Token",
  "Sign in and send the token": "Melden Sie sich an, und senden Sie das Token",
  "The user may not do this": "Der Benutzer darf das nicht",
  "Ask an administrator for the permission in `details`": "Bitten Sie einen Administrator um das Recht in `details`",
  "There is no such record on this site": "Diesen Datensatz gibt es bei diesem Mandanten nicht",
  "Check the key and the site": "Prüfen Sie Schlüssel und Mandant",
  "The record is in another state, or exists already":
    "Der Datensatz ist in einem anderen Zustand, oder es gibt ihn schon",
  "Read the record again and decide": "Lesen Sie den Datensatz neu, und entscheiden Sie",
  "A rule of the trade refuses": "Eine Regel des Handels steht dagegen",
  "Do as the message says": "Tun Sie, was die Meldung sagt",
  "Too many calls": "Zu viele Aufrufe",
  "Wait `retryAfter` seconds": "Warten Sie `retryAfter` Sekunden",
  "The server failed": "Der Server hat versagt",
  "Report the request id": "Melden Sie die Anfragenummer",
  "A service behind the server failed": "Ein Dienst hinter dem Server hat versagt",
  "Try again later": "Versuchen Sie es später erneut",
  "The server is not able to answer now": "Der Server kann jetzt nicht antworten",
  "A service behind the server did not answer in time":
    "Ein Dienst hinter dem Server hat nicht rechtzeitig geantwortet",
};
