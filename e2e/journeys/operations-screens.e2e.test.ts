import { describe } from "vitest";
import { turn } from "../support/choice.ts";
import { describeVisits } from "../support/describe-visits.ts";
import { deskAndPhone } from "../support/runs.ts";
import { screens } from "../support/screens.ts";

/** The fixture world has no ticket at the location that one works in at first. */
const ofOperations = screens.filter(({ area, name }) => area === "ops" && name !== "pick");
const users = [...new Set(ofOperations.map(({ user = "" }) => user))];

describe("every screen of operations", () => {
  describeVisits(
    deskAndPhone.flatMap(([at, options, visit]) => {
      const shown = turn(ofOperations, visit, deskAndPhone.length);
      const seenBy = (user: string) => shown.filter((each) => each.user === user);
      return users.map((user) => ({ at, options, user, shown: seenBy(user) })).filter((each) => each.shown.length > 0);
    }),
  );
});
