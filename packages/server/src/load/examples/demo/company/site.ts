import type { RowSet } from "../../row-set.ts";
import { dateText, daysLater } from "../../sales/dates.ts";
import { world } from "../../world/names.ts";
import { lastDay } from "./purchases.ts";

/** Adds notifications and meeting notes of a distributor at work. */
export function addDemoSite(rows: RowSet, now: number): void {
  addNotifications(rows, now);
  addTranscripts(rows);
}

const notices: readonly {
  readonly hours: number;
  readonly title: string;
  readonly message: string;
  readonly level: string;
  readonly role?: string;
  readonly link?: string;
}[] = [
  {
    hours: 3,
    level: "error",
    role: "administrator",
    title: "Two documents wait for the ERP",
    message: "The price list of this week and a new contact have been waiting for more than two days.",
  },
  {
    hours: 20,
    level: "info",
    title: "Winter hours",
    message: "From December 21 to January 2 the branches close at 3 pm. Orders until noon leave on the same day.",
  },
  {
    hours: 45,
    level: "warning",
    role: "salesRep",
    title: "Nitrile gloves are short",
    message:
      "HandHold allocates 6 mil gloves until the end of the month. Offer the 8 mil ones, or a delivery in two weeks.",
    link: "/search?q=nitrile%20gloves",
  },
  {
    hours: 96,
    level: "success",
    role: "warehouse",
    title: "Columbus: 30 days without a mispick",
    message: "Thank you. The next goal is sixty.",
  },
];

function addNotifications(rows: RowSet, now: number): void {
  for (const { hours, ...notice } of notices) {
    const date = dateText(now - hours * 3_600_000);
    const notification_uid = rows.rows("notification").length + 1;
    const dates = { date_created: date, date_last_modified: date };
    rows.add("notification", { notification_uid, ...notice, ...dates, created_by: world.users.ada });
  }
}

const meetings = [
  {
    title: "Weekly: open quotes",
    participants: "Sara Lindqvist, Ada Okafor",
    summary: "Three quotes over $5,000 expire this week. Sara calls all three customers by Thursday.",
    lines: ["Ada: Which of the quotes run out?", "Sara: Three large ones. I call them by Thursday."],
  },
  {
    title: "Toledo: why orders leave late",
    participants: "Walt Brennan, Rita Kowalski, Ada Okafor",
    summary: "Orders after 3 pm wait for the second wave. The cut-off stays at 4 pm; Rita begins the wave at 3:30 pm.",
    lines: [
      "Walt: What comes in after three sits until four.",
      "Rita: Then I begin the second wave at half past three.",
    ],
  },
  {
    title: "Lakeside: hydraulic seals",
    participants: "Sara Lindqvist, Lena Sørensen",
    summary: "SEAL-XT is discontinued; Lakeside takes SEAL-XT2 once it has seen the drawing.",
    lines: ["Lena: We have always bought the XT.", "Sara: The XT2 fits the same groove. I send the drawing."],
  },
] as const;

function addTranscripts(rows: RowSet): void {
  meetings.forEach(({ lines, ...meeting }, index) => {
    const date = daysLater(lastDay, -3 * (index + 1)).replace("00:00:00", "14:00:00");
    rows.add("fyxer_transcript_hdr", {
      fyxer_transcript_hdr_uid: index + 2,
      ...meeting,
      organizer: "Ada Okafor",
      meeting_date: date,
      duration_minutes: 25 + index * 10,
      transcript: lines.join("\n"),
      source_id: `fyx_demo_${index + 2}`,
      date_created: date,
      date_last_modified: date,
    });
  });
}
