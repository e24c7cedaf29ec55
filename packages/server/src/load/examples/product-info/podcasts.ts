import type { Row } from "../../../platform/db/insert-rows.ts";

/** An episode of the house's podcast. */
export function podcastRow(title: string, path: string, date: string, transcript: string): Row {
  return { title, path: `podcasts/${path}.mp3`, transcript, date_created: date, date_last_modified: date };
}

/** The episodes of the fixture world. */
export const worldPodcasts: readonly Row[] = [
  podcastRow(
    "Why stainless threads gall",
    "stainless-threads",
    "2026-03-02 08:00:00",
    "Galling is cold welding. The oxide skin of stainless steel rubs off under pressure, and nut and bolt become one. Three things help: an anti-seize paste on the thread, a slow wrench instead of an impact driver, and a nut of another grade than the bolt. Once it has seized, cut it off: turning harder only makes it worse.",
  ),
  podcastRow(
    "Two minutes on torque",
    "two-minutes-on-torque",
    "2026-04-06 08:00:00",
    "Nine tenths of the torque is friction. Only one tenth stretches the bolt, and that stretch is what holds the joint. So oil on the thread changes everything: at the same torque an oiled bolt is pulled a third harder. Say whether a figure is meant dry or oiled, and keep to it.",
  ),
];

/** Further episodes of the demonstration. */
export const demoPodcasts: readonly Row[] = [
  podcastRow(
    "What a bearing tells before it fails",
    "what-a-bearing-tells",
    "2026-05-04 08:00:00",
    "First it gets louder, then warmer, then it is too late. A hand on the housing once a week finds most of it: above 80 degrees Celsius nobody keeps the hand there. Too much grease heats as much as too little. Fill a third of the free space, and no more.",
  ),
  podcastRow(
    "The stockroom that never runs out",
    "the-stockroom-that-never-runs-out",
    "2026-06-01 08:00:00",
    "Minimum and maximum are not opinions. The minimum is what you use between ordering and receiving, and half of that again. The maximum is the minimum and the box you order. Walk the shelves on the same day each week and scan what is below the line.",
  ),
  podcastRow(
    "Gloves that people really wear",
    "gloves-that-people-wear",
    "2026-07-06 08:00:00",
    "A glove in the pocket protects nobody. Let people choose between two, keep all sizes, and throw away what is torn. Cut level A4 is enough for most sheet metal; A6 is for blades and glass. At a drill press or a lathe there are no gloves at all.",
  ),
  podcastRow(
    "Reading a safety data sheet in three minutes",
    "reading-a-safety-data-sheet",
    "2026-08-03 08:00:00",
    "Section 2 says what it can do to you, section 4 what to do when it did, section 8 what to wear, and section 7 how to store it. Read these four before the can is opened. The sheet of every adhesive we sell is on the item's page.",
  ),
];
