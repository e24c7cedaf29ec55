import type { SentenceTable } from "../sentence-table.ts";

/** What the checks of client and server say of a field: in general, and in the words of the contract. */
export const checkSentences: SentenceTable = {
  "Expected {expected:list}, got {given:words}": "Erwartet: {expected}; erhalten: {given}",
  "Expected {expected:list}": "Erwartet: {expected}",
  "Invalid request parameters: {path:word}: {issue:words}[ (and {count:number} more)]":
    "Ungültige Eingabe: {path}: {issue}[ (und {count} weitere)]",
  "Invalid request parameters: {issue:words}[ (and {count:number} more)]":
    "Ungültige Eingabe: {issue}[ (und {count} weitere)]",
  "Invalid API response structure: {path:word}: {issue:words}[ (and {count:number} more)]":
    "Ungültige Antwort des Servers: {path}: {issue}[ (und {count} weitere)]",
  "Invalid API response structure: {issue:words}[ (and {count:number} more)]":
    "Ungültige Antwort des Servers: {issue}[ (und {count} weitere)]",
  "(and {count:number} more)": "(und {count} weitere)",
  "Unknown field `{name}`.": "Unbekanntes Feld `{name}`.",
  "Unknown field `{name}`; did you mean `{nearest}`?": "Unbekanntes Feld `{name}`; meinten Sie `{nearest}`?",
  "Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss": "Ungültiger Zeitpunkt. Erwartet: YYYY-MM-DD HH:mm:ss",
  "Invalid MySQL datetime format.": "Ungültiger Zeitpunkt.",
  "Expected: YYYY-MM-DD HH:mm:ss": "Erwartet: YYYY-MM-DD HH:mm:ss",
  "must be whole numbers separated by commas, such as 4,7": "Erwartet: ganze Zahlen, durch Kommas getrennt, etwa 4,7",
  "Expected two letters, such as OH": "Erwartet: zwei Buchstaben, etwa OH",
  "Expected two capital letters, such as OH": "Erwartet: zwei Großbuchstaben, etwa OH",
  "Expected three capital letters, such as USD": "Erwartet: drei Großbuchstaben, etwa USD",
  "Expected columns with their direction, such as customer_name|ASC,customer_id|DESC":
    "Erwartet: Spalten mit ihrer Richtung, etwa customer_name|ASC,customer_id|DESC",
  "Expected letters, digits, dashes and underscores, such as NGWEEKLY01":
    "Erwartet: Buchstaben, Ziffern, Binde- und Unterstriche, etwa NGWEEKLY01",
  "Expected text without signs that nobody sees, got {sign}; type it anew":
    "Erwartet: ein Text ohne unsichtbare Zeichen, erhalten: {sign}; neu eintippen",
  "Expected a time after `start`, {start:date}, got {given:date}":
    "Erwartet: ein Zeitpunkt nach `start`, {start}; erhalten: {given}",
  "Expected a day as YYYY-MM-DD, such as 2026-03-14": "Erwartet: ein Tag als YYYY-MM-DD, etwa 2026-03-14",
  "Expected the name or address of a server alone, such as sftp.erp.example":
    "Erwartet: nur Name oder Adresse eines Servers, etwa sftp.erp.example",
  "Expected `SHA256:` and 43 characters, as `ssh-keygen -lf` shows it":
    "Erwartet: `SHA256:` und 43 Zeichen, wie `ssh-keygen -lf` es zeigt",
  "Expected a letter, then letters and digits, such as commerce":
    "Erwartet: ein Buchstabe, dann Buchstaben und Ziffern, etwa commerce",
  "Expected a letter, then letters, digits, dots, dashes and underscores, such as deliveryNote":
    "Erwartet: ein Buchstabe, dann Buchstaben, Ziffern, Punkte, Binde- und Unterstriche, etwa deliveryNote",
  "Expected a path such as /orders, or an address that begins with https://":
    "Erwartet: ein Pfad wie /orders oder eine Adresse, die mit https:// beginnt",
  "Expected letters alone, such as approvalAsked": "Erwartet: nur Buchstaben, etwa approvalAsked",
  "Expected words without a slash, such as hex-bolts": "Erwartet: Wörter ohne Schrägstrich, etwa hex-bolts",
  "Expected more than blanks, such as Application": "Erwartet: mehr als Leerzeichen, etwa Application",
  "{field:words} is required": "{field} fehlt",
  "Postal code is required (5 or 9 digits)": "Die Postleitzahl fehlt (5 oder 9 Ziffern)",
  "At least one {thing:words} is required": "Es fehlt mindestens eines: {thing}",
  "At least one header format (oeHdr, oe_hdr, header, or customer) must be provided":
    "Es fehlt der Auftragskopf (oeHdr, oe_hdr, header oder customer)",
  "Package {measure:words} must be positive": "{measure} des Pakets muss größer als null sein",
  "Weight must be positive": "Das Gewicht muss größer als null sein",
  "State must be exactly 2 letters": "Der Bundesstaat hat genau 2 Buchstaben",
  "Country code must be at least 2 characters": "Der Ländercode hat mindestens 2 Zeichen",
  "Search query cannot be empty": "Der Suchbegriff darf nicht leer sein",
  "Context must contain siteId": "Der Kontext muss siteId enthalten",
  "Context must contain jwt or bearerToken for authentication": "Der Kontext muss jwt oder bearerToken enthalten",
  "Name the item by `invMastUid` or by `itemId`": "Nennen Sie den Artikel mit `invMastUid` oder `itemId`",
  "Name the item by {first}, or give 0 for {second} and its number as `itemId`.":
    "Nennen Sie den Artikel mit {first}, oder geben Sie 0 statt {second} an und seine Nummer als `itemId`.",
  "Name the value by `attributeValueUid` or by `attributeValue`":
    "Nennen Sie den Wert mit `attributeValueUid` oder `attributeValue`",
  "An item label needs the item's number": "Ein Artikeletikett braucht die Nummer des Artikels",
  "A bin label needs the bin's code": "Ein Platzetikett braucht den Code des Lagerplatzes",
};
