import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, list, money, nullable, orderBy, paging, statusCd, text, uid, yesNo } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { companyId } from "./company.ts";

const drawerOpen = yesNo({ description: "Y while sales are rung up in it" });

/** A till at a counter (R128, R259). */
export const CashDrawer: ObjectSchema = entity("CashDrawer", "A till at a counter", {
  cashDrawerUid: uid("The drawer's unique number"),
  cashDrawerId: text({ max: most.text, description: "The code on the drawer", example: "COL-1" }),
  cashDrawerDesc: text({ max: 255, description: "Where it stands", example: "Columbus, will-call counter" }),
  companyId,
  companyName: text({ description: "The company's name", example: "Purvey Demo Supply" }),
  locationId: nullable(uid("The location it stands in")),
  locationName: nullable(text({ description: "The location's name", example: "Columbus" })),
  drawerOpen,
  openedBy: nullable(text({ max: 255, description: "Who opened it last", example: "Walt Brennan" })),
  dateOpened: nullable(datetime({ description: "When it was opened last" })),
  dateClosed: nullable(datetime({ description: "When it was closed last; null while it is open" })),
  openingBalance: money({ description: "What was in it when it was opened", example: 200 }),
  currentBalance: money({ description: "What should be in it now", example: 486.35 }),
  statusCd: statusCd({ description: "704 active, 705 inactive, 700 deleted", default: 704 }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const words = ["till", "register", "cash register", "counter", "petty cash", "cash box", "will call", "point of sale"];

/** `/cash_drawer`: the tills at the counters. Known as `/cash-drawer` too. */
export const cashDrawer: Resource = resource(
  "/cash_drawer",
  {
    list: get("", {
      query: {
        ...paging(),
        orderBy: orderBy("cash_drawer_uid|ASC"),
        statusCd: statusCd({ description: "704 active, 705 inactive, 700 deleted", default: 704 }),
        companyId: { ...companyId, description: "Only drawers of this company, case aside" },
        drawerOpen: { ...drawerOpen, description: "Y only open drawers, N only closed ones" },
        q: text({
          description: "Words to look for in code, description, location and who opened it",
          example: "columbus",
        }),
      },
      returns: list(CashDrawer),
      summary: "List the cash drawers",
      words,
      tasks: ["registers of the counter", "tills in the shop"],
      permission: "core.read",
      scope: "site",
      rules: ["R128", "R147", "R248", "R249", "R259"],
    }),
    get: get("/{id}", {
      params: { id: uid("cashDrawerUid of the drawer") },
      returns: CashDrawer,
      summary: "Get one cash drawer",
      words,
      permission: "core.read",
      scope: "site",
    }),
  },
  { aliases: ["/cash-drawer"] },
);
