import { get, post, type Resource, resource } from "../../endpoint.ts";
import { entity, input, list, orderBy, paging, required, statusCd, text, uid, yes } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { numberList } from "../content/comma-list.ts";
import { stockroomWords } from "./part.ts";

/** A user who works in a stockroom. */
export const WarehouseUser: ObjectSchema = entity("WarehouseUser", "A user who works in a stockroom", {
  warehouseUid: uid("The stockroom"),
  usersId: uid("The user"),
  username: text({ description: "The name they sign in with", example: "walt" }),
  name: text({ description: "Their name", example: "Walt Brennan" }),
  email: text({ description: "Their e-mail address", example: "walt@purveydemo.example" }),
  statusCd: statusCd(),
  isPrimary: yes({ description: "Whether they are the one to turn to; one in a stockroom", example: true }),
});

const params = { warehouseUid: uid("The stockroom") };
const words = [...stockroomWords, "attendant", "responsible", "contact person", "assign"];

/** `/warehouse/{warehouseUid}/users`: who works in a stockroom. */
export const warehouseUsers: Resource = resource("/warehouse/{warehouseUid}/users", {
  list: get("", {
    params,
    query: {
      ...paging(),
      orderBy: orderBy("is_primary|DESC,name|ASC"),
      statusCdList: numberList("Only users with one of these states; without it all but removed ones", "704,705"),
    },
    returns: list(WarehouseUser),
    summary: "List the users of a stockroom",
    words,
    tasks: [
      "who looks after a stockroom",
      "who may enter the crib",
      "who may use a crib",
      "people with access to a stockroom",
    ],
    permission: "stockroom.read",
    scope: ofCustomer({ warehouseUid: "stockroom" }),
  }),
  create: post("", {
    params,
    body: input("CreateWarehouseUserInput", "A user to assign to a stockroom", {
      usersId: required(uid("The user: one of the customer's own, or of the staff")),
      statusCd: statusCd({ description: "704 active, 705 inactive, 700 takes them away", default: 704 }),
      isPrimary: yes({ description: "True makes them the one to turn to, in place of another", default: false }),
    }),
    returns: WarehouseUser,
    summary: "Assign a user to a stockroom",
    description: "Assigned again, a user's state and whether they are the primary one are changed.",
    words,
    tasks: [
      "give somebody access to a crib",
      "put somebody in charge of a stockroom",
      "let somebody use a crib",
      "give a mechanic access to the stockroom",
    ],
    permission: "stockroom.manage",
    scope: "customer",
    idempotent: true,
    invalidates: ["vmi.warehouse.users", "vmi.warehouse.list"],
    errors: ["BUSINESS_LOGIC_ERROR"],
  }),
});
