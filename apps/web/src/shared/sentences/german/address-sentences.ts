import type { SentenceTable } from "../sentence-table.ts";

/** What the check of an address found, and what does not fit in a place. */
export const addressSentences: SentenceTable = {
  "There is no country `{country}`.": "Das Land `{country}` gibt es nicht.",
  "Give its code of two letters, as `US`.": "Geben Sie sein Kürzel aus zwei Buchstaben an, etwa `US`.",
  "There is no state `{state}` in the United States.":
    "Den Bundesstaat `{state}` gibt es in den Vereinigten Staaten nicht.",
  "There is no province `{province}` in Canada.": "Die Provinz `{province}` gibt es in Kanada nicht.",
  "The address names no state.": "In der Adresse fehlt der Bundesstaat.",
  "The address names no province.": "In der Adresse fehlt die Provinz.",
  "Give its two letters, as `{code}`.": "Geben Sie das Kürzel aus zwei Buchstaben an, etwa `{code}`.",
  "There is no postal code `{code}` in the United States.":
    "Die Postleitzahl `{code}` gibt es in den Vereinigten Staaten nicht.",
  "There is no postal code `{code}` in Canada.": "Die Postleitzahl `{code}` gibt es in Kanada nicht.",
  "The address has no postal code, by which counties and cities tax.":
    "In der Adresse fehlt die Postleitzahl, nach der Landkreise und Orte besteuern.",
  "Give five digits or nine, as `43610-1204`.": "Geben Sie fünf oder neun Ziffern an, etwa `43610-1204`.",
  "Give it as `K1A 0B1`.": "Schreiben Sie sie wie `K1A 0B1`.",
  "Correct one of the two.": "Berichtigen Sie eines von beiden.",
  "The address provider does not know `{address}`.": "Der Adressdienst kennt `{address}` nicht.",
  "The address provider knows `{address}` as `{proposed}`.": "Der Adressdienst kennt `{address}` als `{proposed}`.",
  "The address `{address}` has no `{field}`.": "In der Adresse `{address}` fehlt `{field}`.",
  "`{address}` could not be checked.": "`{address}` konnte nicht geprüft werden.",
  "The order goes there as entered, and is marked.":
    "Die Bestellung geht wie eingegeben dorthin und wird gekennzeichnet.",
  "Correct `shipToAddress1`, `shipToCity`, `shipToState` or `shipToZip`, or choose another `shipToId`.":
    "Berichtigen Sie `shipToAddress1`, `shipToCity`, `shipToState` oder `shipToZip`, oder wählen Sie eine andere `shipToId`.",
  "Give that in `shipToAddress1`, `shipToCity`, `shipToState` and `shipToZip`, or choose another `shipToId`.":
    "Geben Sie diese in `shipToAddress1`, `shipToCity`, `shipToState` und `shipToZip` an, oder wählen Sie eine andere `shipToId`.",
  "`{given}` has no street; the post needs both.": "In `{given}` fehlt die Straße; die Post braucht beides.",
  "`{given}` has no house number; the post needs both.": "In `{given}` fehlt die Hausnummer; die Post braucht beides.",
  "`{line}` is no street; it stands as the addressee, and line 2 as the street.":
    "`{line}` ist keine Straße; es gilt als Empfänger, und Zeile 2 als Straße.",
  "Written as the post abbreviates it.": "So geschrieben, wie die Post es abkürzt.",
  "The postal code `{code}` is not one of {where}; `{own}` is.":
    "Die Postleitzahl `{code}` gehört nicht zu {where}; `{own}` gehört dazu.",
  "The postal code `{code}` lies in {own}, not in {state}.":
    "Die Postleitzahl `{code}` liegt in {own}, nicht in {state}.",
  "`{code}` is a postal code of {where}, not of `{city}`.":
    "`{code}` ist eine Postleitzahl von {where}, nicht von `{city}`.",
  "There is no `{city}` with the postal code `{code}`, but {where}.":
    "Es gibt kein `{city}` mit der Postleitzahl `{code}`, aber {where}.",
  "The list that ships does not hold `{code}`: that its area lies in {state} is known, that it is {city} is not.":
    "Die mitgelieferte Liste enthält `{code}` nicht: Bekannt ist, dass das Gebiet in {state} liegt, nicht aber, dass es {city} ist.",
  "The postal code was corrected": "Die Postleitzahl wurde berichtigt",
  "The spelling of city or state was corrected": "Die Schreibweise von Ort oder Bundesstaat wurde berichtigt",
  "City, state and postal code do not belong together": "Ort, Bundesstaat und Postleitzahl passen nicht zusammen",
  "There is no ZIP+4 code for the address": "Für die Adresse gibt es keinen ZIP+4-Code",
  "Several ZIP+4 codes match; the first was taken": "Mehrere ZIP+4-Codes passen; genommen wurde der erste",
  "The address was not found": "Die Adresse wurde nicht gefunden",
  "The addressee was needed to find the address": "Die Adresse war nur über den Empfänger zu finden",
  "The number of the unit is missing": "Die Nummer der Einheit fehlt",
  "Number or street is missing": "Hausnummer oder Straße fehlt",
  "Two addresses were given; one was taken": "Es wurden zwei Adressen angegeben; eine wurde genommen",
  "The direction was changed to find the address": "Die Himmelsrichtung wurde geändert, um die Adresse zu finden",
  "A part of the address was added, changed or moved": "Ein Teil der Adresse wurde ergänzt, geändert oder verschoben",
  "The spelling of the street was corrected": "Die Schreibweise der Straße wurde berichtigt",
  "The address was abbreviated as the post writes it": "Die Adresse wurde abgekürzt, wie die Post sie schreibt",
  "Several ZIP+4 codes match; the one of the lowest number was taken":
    "Mehrere ZIP+4-Codes passen; genommen wurde der mit der niedrigsten Nummer",
  "A better address exists": "Es gibt eine bessere Adresse",
  "The postal code belongs to one receiver": "Die Postleitzahl gehört einem einzigen Empfänger",
  "The address will have a ZIP+4 code soon": "Die Adresse bekommt bald einen ZIP+4-Code",
  "The unit could not be confirmed": "Die Einheit konnte nicht bestätigt werden",
  "Several streets match": "Mehrere Straßen passen",
  "The post does not use this name of the city": "Die Post benutzt diesen Namen des Ortes nicht",
  "City and state could not be verified with the postal code":
    "Ort und Bundesstaat ließen sich mit der Postleitzahl nicht bestätigen",
  "The post does not deliver to the address": "Die Post liefert nicht an diese Adresse",
  "A default code of one receiver was used": "Der Standardcode eines Empfängers wurde benutzt",
  "The address is military": "Es ist eine Militäradresse",
  "The postal code was moved to another city": "Die Postleitzahl gehört jetzt zu einem anderen Ort",
};
