import type { TextsOf } from "../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  shop: "Shop",
  ops: "Betrieb",
  admin: "Verwaltung",
  dev: "Konsole",
  cart: "Warenkorb",
  notFound: "Diese Seite gibt es nicht",
  notFoundTitle: "Unter {path} ist nichts.",
  notFoundHint: "Die Adresse ist vielleicht falsch geschrieben, oder der Inhalt ist umgezogen.",
  toArea: "Zu: {area}",
  toHome: "Zum Anfang",
  broken: "Etwas ist schiefgegangen",
  reload: "Seite neu laden",
  shortcuts: "Tastenkürzel",
  singleKeys: "Kürzel aus einzelnen Buchstaben",
  singleKeysHint: "Schalten Sie sie aus, wenn Sie mit der Stimme oder einem Taster schreiben.",
  goTo: "Gehe zu",
  goShop: "Shop",
  goCart: "Warenkorb",
  goOps: "Betrieb",
  goAdmin: "Verwaltung",
  goDev: "Konsole",
  showShortcuts: "Diese Übersicht",
  closedArea: "{area} ist für Sie gesperrt.",
  closedScreen: "Diese Seite ist für Sie nicht freigegeben.",
  closedHint: "Ihrer Rolle {role} fehlt das Recht „{sentence}“ ({permission}). Ein Administrator kann es Ihnen geben.",
  closedWithoutCustomer:
    "Sie ist für Personen, die für einen Kunden einkaufen; Ihr Benutzer gehört zu keinem. Ein Administrator kann Sie einem zuordnen.",
  closedWithoutActing:
    "Diese Seite gehört einem Kunden. Wählen Sie, für welchen Ihrer Kunden Sie handeln; dann öffnet sie sich.",
  chooseCustomer: "Kunden wählen",
  signOut: "Abmelden",
};
