/** A document of the house. */
export interface DocumentText {
  readonly title: string;
  readonly category: string;
  readonly content: string;
  readonly status: "draft" | "published" | "archived" | "processing";
  readonly date: string;
}

/** The documents of the fixture world, one of each status. */
export const worldDocuments: readonly DocumentText[] = [
  {
    title: "Storing adhesives",
    category: "Technical Guides",
    status: "published",
    date: "2026-02-09 09:00:00",
    content:
      "Threadlockers and instant adhesives keep longest between 8 and 21 °C, in the dark and upright. Unopened instant adhesive lasts a year in the refrigerator at 4 °C. Let the bottle come to room temperature for two hours before it is opened, or water condenses in it. The lot number on the bottle tells the date: use the oldest lot first.",
  },
  {
    title: "Warranty on motors and gear reducers",
    category: "Policies",
    status: "published",
    date: "2026-02-16 09:00:00",
    content:
      "Electric motors carry a warranty of 24 months from the date of invoice. The serial number on the plate must be legible. Burnt windings from single phasing, water in the terminal box and bearings damaged by belts that were too tight are not covered. Send the serial number and a photograph of the plate to the sales desk; a return number comes back within one working day.",
  },
  {
    title: "Credit terms",
    category: "Policies",
    status: "draft",
    date: "2026-03-02 09:00:00",
    content: "Net 30 days for customers with an approved credit application. Two percent discount within ten days.",
  },
  {
    title: "Delivery schedule 2024",
    category: "Policies",
    status: "archived",
    date: "2024-01-08 09:00:00",
    content: "Trucks leave Columbus at 5 pm. Toledo is served on Tuesdays and Fridays.",
  },
  {
    title: "Torque handbook, scanned",
    category: "Technical Guides",
    status: "processing",
    date: "2026-03-09 09:00:00",
    content: "Pages 1 to 12 of 64 are read.",
  },
];

/** Further documents of the demonstration. */
export const demoDocuments: readonly DocumentText[] = [
  {
    title: "Will call: picking up an order",
    category: "Policies",
    status: "published",
    date: "2026-02-23 09:00:00",
    content:
      "Orders for pick-up are ready two hours after they were placed and wait five working days at the counter. Bring the order number and a photo identification. Hazardous goods such as aerosols and solvent cement are handed out only to people over 18.",
  },
  {
    title: "Choosing a V-belt replacement",
    category: "Technical Guides",
    status: "published",
    date: "2026-03-16 09:00:00",
    content:
      "Replace all belts of a drive together, from one manufacturer. Loosen the motor rather than prying the belt over the sheave. Right tension is a sixty-fourth of an inch of deflection for each inch of span. Check it again after 24 hours of running. A belt that squeals at start is too loose; one that heats the bearings is too tight.",
  },
  {
    title: "Compressed air lines without leaks",
    category: "Technical Guides",
    status: "published",
    date: "2026-04-13 09:00:00",
    content:
      "A hole of 1/8 inch at 100 psi loses about 25 cubic feet a minute. Cut tubing square with a tube cutter, push it past the first resistance to the mark and pull once. Nylon holds 250 psi, polyurethane 145 psi. Keep the filter bowl's drain below the baffle and change the 5 micron element every six months.",
  },
  {
    title: "Hearing protection by noise level",
    category: "Safety",
    status: "published",
    date: "2026-05-11 09:00:00",
    content:
      "Protection is needed from 85 decibels on, averaged over eight hours. Take seven off the noise reduction rating and halve the rest: that is what a plug really takes away. Ear plugs of NRR 33 bring 100 decibels down to about 87. Above 105 decibels wear plugs and muffs together.",
  },
  {
    title: "Vendor managed stockrooms",
    category: "Policies",
    status: "published",
    date: "2026-06-08 09:00:00",
    content:
      "We count, order and put away once a week. Minimum and maximum are reviewed each quarter from the last 90 days of usage. What is used is billed monthly by job and department. Parts without usage for a year are taken back once.",
  },
  {
    title: "Lockout procedure template",
    category: "Safety",
    status: "draft",
    date: "2026-06-22 09:00:00",
    content: "Machine, energy sources, isolation points, lock numbers, verification, names of those who hold keys.",
  },
];
