import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  title: "Verwaltung",
  users: "Benutzer",
  keys: "API-Schlüssel",
  prices: "Preise",
  settings: "Einstellungen",
  reference: "Stammdaten",
  content: "Inhalte",
  assistant: "Assistent",
  whatThereIs: "Was es gibt",
  countedItems: "Artikel im Katalog",
  countedUsers: "Benutzer, auch gesperrte",
  countedContracts: "Rahmenverträge mit festen Preisen",
  countedArticles: "Beiträge im Redaktionssystem",
  countedViews: "geteilte Ansichten von Listen",
  toComplete: "Zu ergänzen",
  changedLast: "Zuletzt geändert",
  countedStuck: "Belege, die auf dem Weg ins ERP hängen",
  health: "Dienste",
  healthy: "{up} von {total} Diensten laufen",
  asking: "Die Dienste werden gefragt …",
  notUp: "{service} läuft nicht",
  toHealth: "Alle Dienste mit Antwortzeiten",
};
