import type { SentenceTable } from "../sentence-table.ts";

/** Signing in, permissions, the server itself, services behind it, and calls that get no answer. */
export const systemSentences: SentenceTable = {
  "The account in the setting `{setting}` was accepted.": "Das Konto in der Einstellung `{setting}` wurde angenommen.",
  "The setting `{setting}` holds no account with an outside system.":
    "Die Einstellung `{setting}` enthält kein Konto bei einem fremden System.",
  "Those that do: {settings}.": "Diese enthalten eines: {settings}.",
  "The account in the setting `{setting}` is set aside.": "Das Konto in der Einstellung `{setting}` ist stillgelegt.",
  "Let it count, then try it.": "Lassen Sie es gelten, und prüfen Sie es dann.",
  "The account cannot be opened or used by this server.": "Dieser Server kann das Konto nicht öffnen oder nutzen.",
  "Store it again, and look at the server's configuration.":
    "Speichern Sie es neu, und prüfen Sie die Konfiguration des Servers.",
  "The service is in maintenance until {end:date} UTC.": "Der Dienst wird bis {end} UTC gewartet.",
  "Try again then.": "Versuchen Sie es danach erneut.",
  "This call needs a token.": "Dieser Aufruf braucht eine Anmeldung.",
  "`{endpoint}` needs a token.": "`{endpoint}` braucht eine Anmeldung.",
  "Sign in, and send it as `authorization: Bearer <token>`.": "Melden Sie sich an.",
  "The header `authorization` must read `Bearer <token>`.":
    "Die Kopfzeile `authorization` muss `Bearer <token>` lauten.",
  "The token was issued for the site `{own}`, not for `{site}`.":
    "Die Anmeldung gilt für den Mandanten `{own}`, nicht für `{site}`.",
  "Sign in to that site.": "Melden Sie sich bei diesem Mandanten an.",
  "`{user}` lacks the permission `{permission}` ({sentence:words}).":
    "`{user}` fehlt das Recht `{permission}` ({sentence}).",
  "Ask an administrator for it.": "Bitten Sie einen Administrator darum.",
  "Authentication failed": "Die Anmeldung ist fehlgeschlagen",
  "Username and password do not match.": "Benutzername und Passwort passen nicht zusammen.",
  "Check both and try again.": "Prüfen Sie beides, und versuchen Sie es erneut.",
  "The user is blocked.": "Der Benutzer ist gesperrt.",
  "The user `{user}` is blocked.": "Der Benutzer `{user}` ist gesperrt.",
  "Ask an administrator to let you in again.": "Bitten Sie einen Administrator, Sie wieder zuzulassen.",
  "Too many attempts to sign in failed.": "Zu viele Anmeldungen sind fehlgeschlagen.",
  "Too many attempts to follow orders with wrong postal codes.":
    "Zu viele Versuche, Aufträge mit falscher Postleitzahl zu verfolgen.",
  "Wait {seconds:number} seconds, then try again.": "Warten Sie {seconds} Sekunden, und versuchen Sie es dann erneut.",
  "More than {count:number} calls in a minute.": "Mehr als {count} Aufrufe in einer Minute.",
  "Wait {seconds:number} seconds.": "Warten Sie {seconds} Sekunden.",
  "Rate limit exceeded": "Zu viele Aufrufe",
  "Too many calls came in a short time.": "In kurzer Zeit kamen zu viele Aufrufe.",
  "`siteId` is `{given}`, but the call was sent to the site `{site}`; leave it out or send both alike.":
    "`siteId` ist `{given}`, der Aufruf ging aber an den Mandanten `{site}`; lassen Sie es weg, oder senden Sie beides gleich.",
  "The token was withdrawn: its user got another password or was blocked.":
    "Die Anmeldung wurde zurückgezogen: Der Benutzer hat ein anderes Passwort, oder er wurde gesperrt.",
  "The token has run out.": "Die Anmeldung ist abgelaufen.",
  "The token is not valid here.": "Die Anmeldung gilt hier nicht.",
  "The token lacks user, site or role.": "In der Anmeldung fehlen Benutzer, Mandant oder Rolle.",
  "The token function failed: {reason}": "Die Anmeldung konnte nicht gelesen werden: {reason}",
  "This site has no such API key.": "Diesen API-Schlüssel gibt es bei diesem Mandanten nicht.",
  "Send it whole, and to the site that it was made on.":
    "Senden Sie ihn ganz, und an den Mandanten, bei dem er erstellt wurde.",
  "Too many API keys were wrong.": "Zu viele API-Schlüssel waren falsch.",
  "The API key `{name}` was revoked.": "Der API-Schlüssel `{name}` wurde widerrufen.",
  "The API key `{name}` has run out.": "Der API-Schlüssel `{name}` ist abgelaufen.",
  "Make another one.": "Erstellen Sie einen anderen.",
  "The user who made the API key `{name}` is blocked.":
    "Der Benutzer, der den API-Schlüssel `{name}` erstellt hat, ist gesperrt.",
  "The user who made the API key `{name}` may not act for its customer {customer} any more.":
    "Der Benutzer, der den API-Schlüssel `{name}` erstellt hat, darf für dessen Kunden {customer} nicht mehr handeln.",
  "Have somebody else make another one.": "Lassen Sie jemand anderen einen neuen erstellen.",
  "An API key does not change the user who made it.":
    "Ein API-Schlüssel ändert den Benutzer nicht, der ihn erstellt hat.",
  "Sign in to do that.": "Melden Sie sich dafür an.",
  "`{user}` lacks the permission `{permission}` and cannot give it to an API key.":
    "`{user}` fehlt das Recht `{permission}` und kann es keinem API-Schlüssel geben.",
  "Leave it out.": "Lassen Sie es weg.",
  "An API key for one customer may do what the customer's own people may, and `{permission}` is not among that.":
    "Ein API-Schlüssel für einen Kunden darf, was dessen eigene Leute dürfen, und `{permission}` gehört nicht dazu.",
  "Leave it out, or the customer.": "Lassen Sie das Recht weg, oder den Kunden.",
  "An API key cannot run out before it is made.": "Ein API-Schlüssel kann nicht ablaufen, bevor er erstellt ist.",
  "Give a time to come, not {given}.": "Geben Sie einen Zeitpunkt an, der noch kommt, nicht {given}.",
  "An API key is answered once and kept nowhere, so that its answer cannot be repeated.":
    "Ein API-Schlüssel wird einmal gezeigt und nirgends aufbewahrt; die Antwort lässt sich nicht wiederholen.",
  "Leave the idempotency key out; revoke a key whose answer did not arrive.":
    "Lassen Sie den Idempotenzschlüssel weg; widerrufen Sie einen Schlüssel, dessen Antwort nicht ankam.",
  "Sign in again.": "Melden Sie sich erneut an.",
  "Sign in to get one.": "Melden Sie sich an.",
  "Sign in to get a complete one.": "Melden Sie sich erneut an.",
  "The identity provider calls itself otherwise than `{issuer}`.":
    "Der Anmeldedienst nennt sich anders als `{issuer}`.",
  "Ask an administrator to correct the setting `content.openId`.":
    "Bitten Sie einen Administrator, die Einstellung `content.openId` zu berichtigen.",
  "The identity provider let nobody in: signing in was refused or broken off there.":
    "Der Anmeldedienst hat niemanden eingelassen: Die Anmeldung wurde dort abgelehnt oder abgebrochen.",
  "The identity provider refused to sign anybody in (`{reason}`).":
    "Der Anmeldedienst hat die Anmeldung abgelehnt (`{reason}`).",
  "Try again; if it stays so, ask an administrator.":
    "Versuchen Sie es erneut; wenn es so bleibt, fragen Sie einen Administrator.",
  "The identity provider's code was used already, or has run out.":
    "Der Code des Anmeldedienstes wurde schon verwendet oder ist abgelaufen.",
  "The identity provider does not take this site for its client.":
    "Der Anmeldedienst erkennt diesen Mandanten nicht an.",
  "Ask an administrator to check the settings `content.openId` and `content.openIdClient`.":
    "Bitten Sie einen Administrator, die Einstellungen `content.openId` und `content.openIdClient` zu prüfen.",
  "What the identity provider answered is not good for this sign-in.":
    "Die Antwort des Anmeldedienstes gilt nicht für diese Anmeldung.",
  "This browser began no sign-in in the last ten minutes.":
    "Dieser Browser hat in den letzten zehn Minuten keine Anmeldung begonnen.",
  "The answer belongs to another sign-in than this browser began last, perhaps in another tab.":
    "Die Antwort gehört zu einer anderen Anmeldung, als dieser Browser zuletzt begonnen hat, vielleicht in einem anderen Tab.",
  "The site `{site}` signs nobody in by an identity provider.":
    "Der Mandant `{site}` meldet niemanden über einen Anmeldedienst an.",
  "Sign in with name and password.": "Melden Sie sich mit Name und Passwort an.",
  "The site has changed its identity provider since you began to sign in.":
    "Der Mandant hat seinen Anmeldedienst gewechselt, seit Sie die Anmeldung begonnen haben.",
  "The secret in the setting `content.openIdClient` is for another issuer than `content.openId` names.":
    "Das Geheimnis in der Einstellung `content.openIdClient` gilt für einen anderen Aussteller, als `content.openId` nennt.",
  "Ask an administrator to store both alike.": "Bitten Sie einen Administrator, beide gleich zu speichern.",
  "The secret in the setting `content.openIdClient` does not open.":
    "Das Geheimnis in der Einstellung `content.openIdClient` lässt sich nicht öffnen.",
  "The identity provider gives you no role on this site.":
    "Der Anmeldedienst gibt Ihnen bei diesem Mandanten keine Rolle.",
  "Ask an administrator for one.": "Bitten Sie einen Administrator um eine.",
  "The identity provider names a customer for you that is not on this site.":
    "Der Anmeldedienst nennt für Sie einen Kunden, den es bei diesem Mandanten nicht gibt.",
  "Ask an administrator to correct it.": "Bitten Sie einen Administrator, das zu berichtigen.",
  "The issuer of the token cannot be asked for its keys.": "Der Aussteller der Anmeldung ist nicht zu erreichen.",
  "Try again later.": "Versuchen Sie es später erneut.",
  'Expected a customer number, got "{given}"': "Erwartet: eine Kundennummer, erhalten: „{given}“",
  "`{user}` is no sales representative and acts for nobody else.":
    "`{user}` gehört nicht zum Außendienst und handelt für niemanden sonst.",
  "Leave `{header}` out.": "Lassen Sie `{header}` weg.",
  "Customer {customer} is none of `{user}`'s.": "Der Kunde {customer} gehört nicht zu denen von `{user}`.",
  "Sales representatives act for their own customers only; choose one of them.":
    "Der Außendienst handelt nur für seine eigenen Kunden; wählen Sie einen davon.",
  "Resource not found": "Nicht gefunden",
  "Request failed with status {status}": "Der Aufruf ist mit Status {status} fehlgeschlagen",
  "Invalid request parameters": "Ungültige Eingabe",
  "Invalid API response structure": "Ungültige Antwort des Servers",
  "There is such a record already.": "Diesen Eintrag gibt es schon.",
  "Change the existing one, or choose another key.":
    "Ändern Sie den vorhandenen, oder wählen Sie einen anderen Schlüssel.",
  "The record refers to another that does not exist, or is still in use.":
    "Der Eintrag verweist auf einen, den es nicht gibt, oder wird noch verwendet.",
  "Check the keys.": "Prüfen Sie die Schlüssel.",
  "The change would leave a record that may not be.": "Die Änderung ergäbe einen unzulässigen Eintrag.",
  "Correct the values.": "Berichtigen Sie die Werte.",
  "A text is too long to be stored; shorten it": "Ein Text ist zu lang zum Speichern; kürzen Sie ihn",
  "A number or date is beyond what can be stored":
    "Eine Zahl oder ein Datum liegt außerhalb dessen, was gespeichert werden kann",
  "A value is not written as its field needs it": "Ein Wert ist nicht so geschrieben, wie sein Feld es braucht",
  "The database could not answer in time.": "Die Datenbank hat nicht rechtzeitig geantwortet.",
  "Send the call again in a moment.": "Versuchen Sie es gleich noch einmal.",
  "The database does not answer.": "Die Datenbank antwortet nicht.",
  "The search index of the site `{site}` could not be made.":
    "Der Suchindex des Mandanten `{site}` konnte nicht erstellt werden.",
  "The database answers its searches meanwhile; the first after {time} UTC tries again.":
    "Solange antwortet die Datenbank auf die Suche; die erste nach {time} UTC versucht es erneut.",
  "Try again in a moment.": "Versuchen Sie es gleich noch einmal.",
  "The server failed to answer this call.": "Der Server konnte diesen Aufruf nicht beantworten.",
  "Report the request id to whoever runs it.": "Nennen Sie dem Betreiber die Nummer der Anfrage.",
  "The idempotency key `{key}` was used for another call than this `{endpoint}`.":
    "Der Schlüssel `{key}` wurde schon für einen anderen Aufruf als diesen `{endpoint}` benutzt.",
  "Use a new key for a new call.": "Benutzen Sie für einen neuen Aufruf einen neuen Schlüssel.",
  "The document has expired and is no longer kept.": "Das Dokument ist abgelaufen und wird nicht mehr aufbewahrt.",
  "Print it again.": "Drucken Sie es erneut.",
  "The body has {size:number} bytes or more; at most {limit:number} are accepted.":
    "Der Inhalt hat {size} Bytes oder mehr; angenommen werden höchstens {limit}.",
  "Send it in parts.": "Senden Sie ihn in Teilen.",
  "Does `baseUrl` lead to a Purvey server?": "Führt `baseUrl` zu einem Server von Purvey?",
  "The body is not JSON: {reason}": "Der Inhalt ist kein JSON: {reason}",
  "The body is not UTF-8.": "Der Inhalt ist nicht in UTF-8.",
  "Send JSON in UTF-8.": "Senden Sie JSON in UTF-8.",
  "The body ended before it was complete.": "Der Inhalt endete, bevor er vollständig war.",
  "Send the call again.": "Senden Sie ihn noch einmal.",
  "The header `x-site-id` is missing; send the site's identifier with every call.":
    "Die Kopfzeile `x-site-id` fehlt; senden Sie mit jedem Aufruf den Namen des Mandanten.",
  "No webhook is configured.": "Es ist kein Webhook eingerichtet.",
  "There is no site `{site}` on this server.": "Den Mandanten `{site}` gibt es auf diesem Server nicht.",
  "Check the header `x-site-id`.": "Prüfen Sie die Kopfzeile `x-site-id`.",
  "There is no endpoint `{method} {path}`.": "Den Endpunkt `{method} {path}` gibt es nicht.",
  "This path answers {methods}.": "Dieser Pfad beantwortet {methods}.",
  "`GET /api/<service>/openapi.json` lists those of a service.":
    "`GET /api/<service>/openapi.json` nennt die eines Dienstes.",
  "You asked for this: {meaning}.": "Das haben Sie angefordert: {meaning}.",
  "Cannot sort by `{field}`; sort by one of {fields}.":
    "Nach `{field}` lässt sich nicht sortieren; möglich sind: {fields}.",
  "The token is of an issuer that this server does not know.":
    "Das Token ist von einem Aussteller, den dieser Server nicht kennt.",
  "Sign in here to get one.": "Melden Sie sich hier an, um eines zu bekommen.",
  "The token is of the future.": "Das Token ist aus der Zukunft.",
  "Set the clocks of issuer and server.": "Stellen Sie die Uhren von Aussteller und Server.",
  "The token was given to a program (`azp`) that may not use this server.":
    "Das Token wurde einem Programm gegeben (`azp`), das diesen Server nicht nutzen darf.",
  "The token's `{claim}` is not what this server takes.": "Dieser Server nimmt das `{claim}` des Tokens nicht an.",
  "The token's `sub` names nobody.": "Das `sub` des Tokens nennt niemanden.",
  "People of `{issuer}` may not use the site `{site}`.":
    "Wer von `{issuer}` kommt, darf die Site `{site}` nicht nutzen.",
  "Sign in to another site.": "Melden Sie sich bei einer anderen Site an.",
  "The site `{site}` knows no user `{subject}` of `{issuer}`.":
    "Die Site `{site}` kennt keinen Benutzer `{subject}` von `{issuer}`.",
  "Ask an administrator to link one.": "Bitten Sie einen Administrator, einen zu verknüpfen.",
  "The site's account in the setting `{setting}` cannot be used.":
    "Das Konto der Site in der Einstellung `{setting}` lässt sich nicht verwenden.",
  "Ask an administrator to store it again.": "Bitten Sie einen Administrator, es erneut zu speichern.",
  "`{subject}` of `{issuer}` is a user of this site already.":
    "`{subject}` von `{issuer}` ist schon ein Benutzer dieser Site.",
  "Unlink that one first.": "Heben Sie zuerst diese Verknüpfung auf.",
  "The server reads no secret `{service}.{setting}`, so nobody could use it.":
    "Der Server liest kein Geheimnis `{service}.{setting}`, also könnte es niemand verwenden.",
  "It reads {list}.": "Er liest {list}.",
  "Store it again.": "Speichern Sie es erneut.",
  "The name `{host}` has no address; correct it, or give the address itself.":
    "Der Name `{host}` hat keine Adresse; berichtigen Sie ihn, oder geben Sie die Adresse selbst an.",
  "`{host}` leads into a private network, which this server may not connect to.":
    "`{host}` führt in ein privates Netz, mit dem sich dieser Server nicht verbinden darf.",
  "`{host}` lies in a private network, which this server may not connect to.":
    "`{host}` liegt in einem privaten Netz, mit dem sich dieser Server nicht verbinden darf.",
  "Give a public address, or have the range allowed in the server's configuration (`PURVEY_PRIVATE_ADDRESSES`).":
    "Geben Sie eine öffentliche Adresse an, oder lassen Sie den Bereich in der Konfiguration des Servers erlauben (`PURVEY_PRIVATE_ADDRESSES`).",
  "{service:words} cannot be reached, or hung up.": "{service} ist nicht zu erreichen oder hat aufgelegt.",
  "Try again later; if it stays so, check its address in the configuration.":
    "Versuchen Sie es später erneut; bleibt es dabei, prüfen Sie die Adresse in der Konfiguration.",
  "{service:words} did not answer within {seconds:number} s.": "{service} hat nicht binnen {seconds} s geantwortet.",
  "{service:words} answered {what:words}.": "{service} hat falsch geantwortet: {what}.",
  "Check its address in the configuration, or try again later.":
    "Prüfen Sie die Adresse in der Konfiguration, oder versuchen Sie es später erneut.",
  "{service:words} is busy ({status}).": "{service} ist überlastet ({status}).",
  "{service:words} refused with status {status}.": "{service} hat mit Status {status} abgelehnt.",
  "Check its key in the configuration.": "Prüfen Sie den Schlüssel in der Konfiguration.",
  "Check what was asked, or try again later.": "Prüfen Sie die Anfrage, oder versuchen Sie es später erneut.",
  "No answer over HTTP: {code}": "Keine Antwort über HTTP: {code}",
  "The server cannot be reached.": "Der Server ist nicht zu erreichen.",
  "{method} {path} got no answer: {reason}": "Keine Antwort auf {method} {path}: {reason}",
  "{method} {path} took longer than its {kind} of {time:number} ms":
    "{method} {path} hat länger gedauert als die erlaubten {time} ms",
  "{method} {path} was aborted by its caller": "{method} {path} wurde abgebrochen",
  "These are {count:number} labels; print at most {most:number} at once.":
    "Das sind {count} Etiketten; drucken Sie höchstens {most} auf einmal.",
  "`{code}` cannot be printed as a bar code: {misfit:words}.":
    "`{code}` lässt sich nicht als Strichcode drucken: {misfit}.",
  "Give another `code`.": "Geben Sie einen anderen `code` an.",
  "The bar code of `{code}` would be too fine to scan on this label.":
    "Der Strichcode von `{code}` wäre auf diesem Etikett zu fein zum Scannen.",
  "Give a shorter `code`, or use a larger label.":
    "Geben Sie einen kürzeren `code` an, oder benutzen Sie ein größeres Etikett.",
  "There is no layout `{layout}` of `{type}`; use one of {layouts}.":
    "Es gibt keine Vorlage `{layout}` für `{type}`; möglich sind: {layouts}.",
  "The margins leave less than 50 x 40 mm to print on.": "Die Ränder lassen weniger als 50 x 40 mm zum Drucken.",
  "Make them smaller.": "Machen Sie sie kleiner.",
};
