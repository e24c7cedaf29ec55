import type { SentenceTable } from "../sentence-table.ts";

/** Records of the administration: items, users, customers, addresses, settings. */
export const recordSentences: SentenceTable = {
  "There is no {noun:words} `{key}` on this site.": "{noun} `{key}` gibt es in diesem Mandanten nicht.",
  "Check the number, or find the right one in the list.": "Prüfen Sie die Nummer, oder suchen Sie in der Liste.",
  "There is no {noun:words} `{key}` on this site; find the right one in the list":
    "{noun} `{key}` gibt es in diesem Mandanten nicht; suchen Sie in der Liste",
  "The {noun:words} `{key}` is in use by at least one {user:words}.":
    "{noun} `{key}` wird noch verwendet, mindestens einmal ({user}).",
  "Change or delete first what refers to it.": "Ändern oder löschen Sie zuerst, was darauf verweist.",
  "There is {noun:words} `{name}` already.": "`{name}` gibt es schon ({noun}).",
  "There is a category with the {what:words} `{value}` {where:words} already: {uid}.":
    "Eine Kategorie ({what} `{value}`) gibt es dort schon: {uid}.",
  "Somebody has changed the setting `{name}` meanwhile: it is at version {version:number}, not {expected:number}.":
    "Jemand hat die Einstellung `{name}` inzwischen geändert: Sie hat Stand {version}, nicht {expected}.",
  "Read it again, then change what is stored now.":
    "Lesen Sie sie noch einmal, und ändern Sie dann, was jetzt gespeichert ist.",
  "Change that one.": "Ändern Sie diesen Eintrag.",
  "Change that one, or choose another name.": "Ändern Sie diesen Eintrag, oder wählen Sie einen anderen Namen.",
  "Change that one, or choose another code.": "Ändern Sie diesen Eintrag, oder wählen Sie einen anderen Code.",
  "Change that one, or choose another `attributeId`.":
    "Ändern Sie diesen Eintrag, oder wählen Sie eine andere `attributeId`.",
  "Change that one, or give another value.": "Ändern Sie jenen, oder geben Sie einen anderen Wert an.",
  "Change that one instead.": "Ändern Sie stattdessen jene.",
  "Change its place instead.": "Ändern Sie stattdessen seine Stelle.",
  "Choose another.": "Wählen Sie etwas anderes.",
  "Choose another, or leave it out to get one.":
    "Wählen Sie einen anderen, oder lassen Sie ihn weg und erhalten einen.",
  "The {noun:words} `{name}` is in use by the {kind:words} `{user}`[ and {count:number} more].":
    "`{name}` ({noun}) wird noch verwendet: {kind} `{user}`[ und {count} weitere].",
  "{advice:words}, or set `displayOnWebFlag` to N to hide it.":
    "{advice}, oder setzen Sie `displayOnWebFlag` auf N, um sie zu verbergen.",
  "{advice:words}, or set its `statusCd` to 705 to retire it.":
    "{advice}, oder setzen Sie `statusCd` auf 705, um den Eintrag stillzulegen.",
  "The attribute `{attribute}` stands in the group `{group}` already.":
    "Das Merkmal `{attribute}` steht schon in der Gruppe `{group}`.",
  "The attribute has the value `{value}` already.": "Das Merkmal hat den Wert `{value}` schon.",
  "Use that one, or write another value.": "Benutzen Sie ihn, oder schreiben Sie einen anderen Wert.",
  "The attribute has a value that would not fit: {misfit:words}":
    "Das Merkmal hat einen Wert, der nicht passt: {misfit}",
  "Change or delete the value first.": "Ändern oder löschen Sie zuerst den Wert.",
  "`{value}` has {length:number} characters; values of the attribute have at most {most:number}.":
    "`{value}` hat {length} Zeichen; Werte des Merkmals haben höchstens {most}.",
  "`{value}` is not a number; values of the attribute begin with one, such as `12.5 mm` or `3/8 in`.":
    "`{value}` ist keine Zahl; Werte des Merkmals beginnen mit einer, etwa `12.5 mm` oder `3/8 in`.",
  "`{value}` is neither yes nor no; values of the attribute are `Yes` and `No`.":
    "`{value}` ist weder ja noch nein; Werte des Merkmals sind `Yes` und `No`.",
  "`{value}` is not a date; values of the attribute are written YYYY-MM-DD.":
    "`{value}` ist kein Datum; Werte des Merkmals schreibt man YYYY-MM-DD.",
  "There is no attribute `{attribute}`; create it, or list them.":
    "Es gibt kein Merkmal `{attribute}`; legen Sie es an, oder suchen Sie in der Liste.",
  "There is no attribute `{attribute}`; list them, or leave it out.":
    "Es gibt kein Merkmal `{attribute}`; suchen Sie in der Liste, oder lassen Sie es weg.",
  "There is no group of attributes `{group}`; list the attribute groups first.":
    "Es gibt keine Merkmalgruppe `{group}`; suchen Sie zuerst in der Liste.",
  "The item `{item}` is in the list of the brand `{brand}` already.":
    "Der Artikel `{item}` steht schon in der Liste der Marke `{brand}`.",
  "The item `{item}` has the attribute `{attribute}` already.":
    "Der Artikel `{item}` hat das Merkmal `{attribute}` schon.",
  "Add values to it at `{path}`.": "Fügen Sie ihm Werte hinzu (`{path}`).",
  "The item `{item}` has the value `{value}` already.": "Der Artikel `{item}` hat den Wert `{value}` schon.",
  "The item `{item}` has the number `{own}`, not `{given}`.":
    "Der Artikel `{item}` hat die Nummer `{own}`, nicht `{given}`.",
  "Leave `itemId` out, or give 0 for {id}.": "Lassen Sie `itemId` weg, oder geben Sie 0 statt {id} an.",
  "The item `{item}` has an extension already.": "Der Artikel `{item}` hat schon eine Erweiterung.",
  "The item has the tag `{tag}` already.": "Der Artikel hat das Schlagwort `{tag}` schon.",
  "Expected a word, got blanks.": "Erwartet: ein Wort, erhalten: Leerzeichen.",
  "The value `{uid}` {reason:words}.": "Der Wert `{uid}` {reason}.",
  "Give one of the two, or list the attribute's values first.":
    "Geben Sie eines von beiden an, oder suchen Sie zuerst in den Werten des Merkmals.",
  "There is no item `{item}`; search for its number first.":
    "Es gibt keinen Artikel `{item}`; suchen Sie zuerst nach seiner Nummer.",
  "There is no item `{item}`[ with the number `{number}`]; search for the item first.":
    "Es gibt keinen Artikel `{item}`[ mit der Nummer `{number}`]; suchen Sie zuerst danach.",
  "There is no item `{item}`; search for it first.": "Es gibt keinen Artikel `{item}`; suchen Sie zuerst danach.",
  "The item `{item}` stands here twice; keep one line of it.":
    "Der Artikel `{item}` steht hier zweimal; behalten Sie eine Zeile davon.",
  "Only one line of a variant group can be the default; set the others to N.":
    "Nur eine Zeile einer Variantengruppe kann die Vorgabe sein; setzen Sie die anderen auf N.",
  "`{item}` {has:words}, not in `{unit}`.": "`{item}` {has}, nicht in `{unit}`.",
  "The share code `{code}` is taken.": "Der Freigabecode `{code}` ist vergeben.",
  "There is no brand `{brand}`; list the brands first.":
    "Es gibt keine Marke `{brand}`; suchen Sie zuerst in den Marken.",
  "The brand `{brand}` has no items in a category yet.":
    "Die Marke `{brand}` hat noch keine Artikel in einer Kategorie.",
  "Name the categories in `itemCategoryUids`.": "Nennen Sie die Kategorien in `itemCategoryUids`.",
  "There is no category `{category}`; look the categories up first.":
    "Es gibt keine Kategorie `{category}`; suchen Sie zuerst in den Kategorien.",
  "There is no category `{category}` on this site to be the one above.":
    "Die Kategorie `{category}`, die darüber stehen soll, gibt es in diesem Mandanten nicht.",
  "`{path}` cannot go below `{parent}`, which is part of it.":
    "`{path}` kann nicht unter `{parent}` stehen, das ein Teil davon ist.",
  "Choose a category outside of it.": "Wählen Sie eine Kategorie außerhalb davon.",
  "The code `{code}` is taken on this site; codes of deleted companies are not given again.":
    "Der Code `{code}` ist in diesem Mandanten vergeben; Codes gelöschter Firmen werden nicht wieder vergeben.",
  "There is no active rubric `{rubric}`; list the rubrics first.":
    "Es gibt keine aktive Rubrik `{rubric}`; suchen Sie zuerst in den Rubriken.",
  "No language model is configured, so no text can be generated.":
    "Es ist kein Sprachmodell eingerichtet; es kann kein Text erzeugt werden.",
  "Whoever runs the server sets `PURVEY_AI_PROVIDER` and `PURVEY_AI_MODEL`.":
    "Wer den Server betreibt, setzt `PURVEY_AI_PROVIDER` und `PURVEY_AI_MODEL`.",
  "There is no model `{model}`; GET /ollama/tags lists those that are there.":
    "Es gibt kein Modell `{model}`; GET /ollama/tags nennt die vorhandenen.",
  "The model answered nothing.": "Das Modell hat nichts geantwortet.",
  "The answer reached the greatest length.": "Die Antwort hat die größte Länge erreicht.",
  "The answer broke off before its end.": "Die Antwort brach vor ihrem Ende ab.",
  "The answer is taken from the sources as they stand.": "Die Antwort ist wörtlich aus den Quellen.",
  "Not found in your documents: nothing that the site has published covers enough of this question.":
    "In Ihren Unterlagen nicht gefunden: Nichts, was der Mandant veröffentlicht hat, beantwortet diese Frage ausreichend.",
  "Ask it in other words, or ask the sales desk.": "Fragen Sie mit anderen Worten, oder fragen Sie den Vertrieb.",
  "`{field}` must not hold signs that nobody sees; type the name anew.":
    "`{field}` darf keine unsichtbaren Zeichen enthalten; tippen Sie den Namen neu.",
  "`{field}` must not be blank; give a name.": "`{field}` darf nicht leer sein; geben Sie einen Namen an.",
  "Say which customer the user buys for; creating staff needs the permission `customer.all`.":
    "Sagen Sie, für welchen Kunden der Benutzer einkauft; Personal anzulegen braucht das Recht `customer.all`.",
  "There is no customer `{customer}`; find the right one in the list of customers.":
    "Es gibt keinen Kunden `{customer}`; suchen Sie in der Liste.",
  "There is no user `{user}`; find the right one in the list of users.":
    "Es gibt keinen Benutzer `{user}`; suchen Sie in der Liste.",
  "There is no user group `{group}` on this site; `usergroups.list` names them.":
    "Die Benutzergruppe `{group}` gibt es in diesem Mandanten nicht; suchen Sie in der Liste.",
  "The contact `{contact}` does not belong to the customer `{customer}`.":
    "Der Ansprechpartner `{contact}` gehört nicht zum Kunden `{customer}`.",
  "The address `{address}` is not one of the customer `{customer}`.":
    "Die Adresse `{address}` ist keine des Kunden `{customer}`.",
  "A password has at least {least:number} characters.": "Ein Passwort hat mindestens {least} Zeichen.",
  "Blocking and unblocking users needs the permission `user.write`.":
    "Benutzer zu sperren und zu entsperren braucht das Recht `user.write`.",
  "Ask an administrator.": "Fragen Sie einen Administrator.",
  "You cannot block yourself.": "Sie können sich nicht selbst sperren.",
  "Ask another administrator to do it.": "Bitten Sie einen anderen Administrator darum.",
  "Changing `{user}` needs the permission `user.write`.": "`{user}` zu ändern braucht das Recht `user.write`.",
  "Making somebody a sales representative needs the permission `customer.all`.":
    "Jemanden in den Außendienst aufzunehmen braucht das Recht `customer.all`.",
  "A {own:words} cannot {deed:words}: it takes the level of a {role:words}.":
    "Die Rolle {own} reicht dafür nicht ({deed}): Es braucht die Stufe {role}.",
  "Ask someone who has it.": "Bitten Sie jemanden, der sie hat.",
  "The {noun:words} `{value}` is taken on this site, whatever its case.":
    "`{value}` ist in diesem Mandanten vergeben ({noun}), auch in anderer Groß- und Kleinschreibung.",
  "User `{user}` is blocked and cannot sign in any more.":
    "Der Benutzer `{user}` ist gesperrt und kann sich nicht mehr anmelden.",
  "The address `{address}` is the default of its kind.": "Die Adresse `{address}` ist die Vorgabe ihrer Art.",
  "Make another one the default, then switch it off.":
    "Machen Sie eine andere zur Vorgabe, und schalten Sie diese dann aus.",
  "The address `{address}` is switched off.": "Die Adresse `{address}` ist ausgeschaltet.",
  "Switch it on first.": "Schalten Sie sie zuerst ein.",
  "The address `{address}` is inactive.": "Die Adresse `{address}` ist nicht aktiv.",
  "Choose an active one.": "Wählen Sie eine aktive.",
  "Goods are not delivered to `{address}`, which is of the type `{type}`.":
    "An `{address}` wird nicht geliefert; die Adresse ist von der Art `{type}`.",
  "Choose a ship-to of the customer.": "Wählen Sie eine Lieferadresse des Kunden.",
  "`{key}` is no attributeUid; filter by the unique number of an attribute, such as `filters{example}=Steel`.":
    "`{key}` ist keine attributeUid; filtern Sie nach der Nummer eines Merkmals, etwa `filters{example}=Steel`.",
  "An item has no field `{field}`; name some of {fields}.": "Ein Artikel hat kein Feld `{field}`; es gibt: {fields}.",
  "`jobNumbers` needs the permission `contract.read`.": "`jobNumbers` braucht das Recht `contract.read`.",
  "Leave it out, or ask for the permission.": "Lassen Sie es weg, oder bitten Sie um das Recht.",
  "Name the category by `path`, such as `fasteners/hex-bolts`, or a root by `rootItemCategoryId`.":
    "Nennen Sie die Kategorie mit `path`, etwa `fasteners/hex-bolts`, oder eine oberste mit `rootItemCategoryId`.",
  "Expected the number of an attribute, got `{key}`": "Erwartet: die Nummer eines Merkmals, erhalten: `{key}`",
  "Prices need the permission `price.read`.": "Preise brauchen das Recht `price.read`.",
  "Leave `price` out of `include`.": "Lassen Sie `price` in `include` weg.",
  "The transcript `{id}` of Fyxer is stored already.": "Das Protokoll `{id}` von Fyxer ist schon gespeichert.",
  "Give a user or a role, not both; without both it is for everybody.":
    "Geben Sie einen Benutzer oder eine Rolle an, nicht beides; ohne beides gilt es für alle.",
  "`{date}` is past, so nobody would see it; give a later one.":
    "`{date}` ist vorbei, niemand sähe sie; geben Sie ein späteres Datum an.",
  "Without the permission `site.write` you can notify one colleague of your own company or the representative who looks after it, with a link into the application.":
    "Ohne das Recht `site.write` können Sie nur einen Kollegen Ihrer Firma oder den Vertreter, der sie betreut, benachrichtigen, mit einem Link in die Anwendung.",
  "Name them as `usersId`.": "Nennen Sie diese Person als `usersId`.",
  "The service `{service}` has a setting `{setting}` already.":
    "Der Dienst `{service}` hat schon eine Einstellung `{setting}`.",
  "`{setting}` of `{service}` is no secret: it is seen in the shop.":
    "`{setting}` von `{service}` ist kein Geheimnis: Es ist im Shop zu sehen.",
  "Give the value again when it becomes a secret, or is none any more.":
    "Geben Sie den Wert erneut an, wenn er ein Geheimnis wird oder keines mehr ist.",
  "Expected at most {most:number} characters of JSON, got {length:number}.":
    "Erwartet: höchstens {most} Zeichen JSON, erhalten: {length}.",
  "Expected JSON: {problem}.": "Erwartet: JSON ({problem}).",
  "Expected the JSON text of an object.": "Erwartet: der JSON-Text eines Objekts.",
};
