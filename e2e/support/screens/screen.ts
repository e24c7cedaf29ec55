import type { Permission } from "@purvey/contract/permissions";
import type { Page } from "playwright-core";

/** Where a screen belongs: an area, or the door before them. */
export type ScreenArea = "door" | "shop" | "ops" | "admin" | "dev";

/** The people of the demonstration who look at screens. */
export type DemoUser = "dana" | "amir" | "walt" | "rita" | "sara" | "ada" | "ned" | "dev";

/** A screen in a state that is worth a look. Paths hold in the fixture world and in the demonstration around it. */
export interface Screen {
  readonly area: ScreenArea;
  /** Unique in its area; the name of the picture. */
  readonly name: string;
  /** The route's path in the router's tree; nothing where no route answers. */
  readonly route?: string;
  readonly path: string;
  /** Whose screen it is; nobody is signed in at the door. */
  readonly user?: DemoUser;
  readonly heading: RegExp;
  /** What the route asks for beyond its area. */
  readonly permission?: Permission;
  /** Only for somebody who buys for a customer. */
  readonly ofCustomer?: true;
  /** Not among the links of the rail: reached from other screens, as those with parameters always are. */
  readonly unlinked?: true;
  /** Answers that belong to the screen though they refuse. */
  readonly refusal?: number;
  /** From the screen as it opens to the state that is meant. */
  readonly reach?: (page: Page) => Promise<void>;
}
