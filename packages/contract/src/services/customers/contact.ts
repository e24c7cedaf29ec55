import { datetime, email, entity, input, nullable, open, required, text, uid, yesNo } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

const contactFields = {
  id: uid("The contact's unique number"),
  emailAddress: nullable(text({ example: "dana@northgate.example" })),
  firstName: text({ example: "Dana" }),
  lastName: text({ example: "Reyes" }),
  title: nullable(text({ description: "Position in the company", example: "Buyer" })),
  phone: nullable(text({ example: "+1 419 555 0142" })),
  addressId: nullable(uid("The address where the contact works")),
  addressClass5Id: nullable(text({ description: "The class 5 of that address", example: "WEST" })),
  deleteFlag: yesNo({ example: "N" }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
};

/** A person at a customer. */
export const Contact: ObjectSchema = entity("Contact", "A person at a customer", contactFields);

/** The fields of a contact, for the entities that add to them. */
export const contactProperties = contactFields;

/** A new person at a customer (R154). */
export const CreateContactInput: ObjectSchema = input("CreateContactInput", "A new person at a customer", {
  firstName: required(text({ min: 1, max: most.text, example: "Omar" })),
  lastName: required(text({ min: 1, max: most.text, example: "Vance" })),
  emailAddress: email({ max: 255, example: "omar@northgate.example" }),
  title: text({ max: most.text, description: "Position in the company", example: "Maintenance planner" }),
  phone: text({ max: most.text, example: "+1 419 555 0147" }),
  addressId: uid("The address where the contact works; must be one of the customer's"),
  userDefined: open({ description: "The site's own fields of a contact", example: { shift: "early" } }),
});
