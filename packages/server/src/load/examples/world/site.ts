import { settingDefinitions } from "@purvey/contract/setting-definitions";
import type { RowSet } from "../row-set.ts";
import { dateText } from "../sales/dates.ts";
import { standardStates } from "../standards/codes.ts";
import { world } from "./names.ts";

const values: Readonly<Record<string, unknown>> = {
  "pricing.currency": "USD",
  "core.defaultLocationId": world.locations.columbus,
  "payments.state": "OH",
  "payments.surchargePercent": 2.5,
};

/** Adds the settings of the site: 1 is the currency. */
export function addSettings(rows: RowSet): void {
  Object.entries(values).forEach(([name, value], index) => {
    const [service_name, setting_name] = name.split(".");
    rows.add("site_setting", {
      settings_uid: index + 1,
      service_name,
      setting_name,
      setting_value: value,
      description: settingDefinitions[name]?.description,
    });
  });
}

/** Adds the states of the United States: 1 is Alabama. */
export function addStates(rows: RowSet): void {
  rows.add("state", ...standardStates().map((state, index) => ({ state_uid: index + 1, ...state })));
}

/** Adds a notification for everybody, one for the warehouse, and one for dana. */
export function addNotifications(rows: RowSet, now: number): void {
  const daysAgo = (days: number) => {
    const date = dateText(now - days * 86_400_000);
    return { date_created: date, date_last_modified: date };
  };
  const by = { created_by: world.users.ada };
  rows.add(
    "notification",
    {
      notification_uid: 1,
      title: "New: contract prices in the cart",
      level: "success",
      ...by,
      ...daysAgo(6),
      message: "The cart now shows which contract a price comes from, and how much of it is left.",
    },
    {
      notification_uid: 2,
      title: "Stock count at Toledo",
      level: "warning",
      role: "warehouse",
      ...by,
      ...daysAgo(2),
      message: "Toledo counts aisles A to D on Saturday. Finish open bin transfers by Friday noon.",
    },
    {
      notification_uid: 3,
      title: "Your quote is still open",
      level: "info",
      ...by,
      ...daysAgo(1),
      users_id: world.users.dana,
      link: "/shop/quotes",
      message: "Sara keeps the price of the four motors for you.",
    },
  );
}

/** Adds the notes of a meeting. */
export function addTranscripts(rows: RowSet): void {
  rows.add("fyxer_transcript_hdr", {
    fyxer_transcript_hdr_uid: 1,
    title: "Northgate: bolts every Monday",
    meeting_date: "2026-01-12 15:00:00",
    duration_minutes: 35,
    organizer: "Sara Lindqvist",
    participants: "Sara Lindqvist, Dana Whitfield, Amir Haddad",
    summary:
      "Northgate wants 12 boxes of HB-M8-40 every Monday at the contract's price. Sara sends a proposal by Friday.",
    transcript: [
      "Sara: What would it take to have the bolts here every Monday?",
      "Dana: Twelve boxes, and the price of the contract until the end of the year.",
      "Amir: And one invoice a month, with the PO number on it.",
      "Sara: You get a proposal by Friday.",
    ].join("\n"),
    source_id: "fyx_2026_0112_northgate",
    date_created: "2026-01-12 15:40:00",
    date_last_modified: "2026-01-12 15:40:00",
  });
}
