import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { distributorProducts, distributors } from "./distributors.ts";
import { invProfileHdr, invProfileLine } from "./inv-profile-hdr.ts";
import { products } from "./products.ts";
import { warehouseReplenish } from "./replenish.ts";
import { restockHdr } from "./restock-hdr.ts";
import { sections } from "./sections.ts";
import { warehouse } from "./warehouse.ts";
import { warehouseUsers } from "./warehouse-users.ts";

/** Vendor-managed inventory: customers' stockrooms (R005). */
export const vmi: Service = service({
  name: "vmi",
  title: "Vendor-managed inventory",
  description:
    "Customers' stockrooms: warehouses, sections, users, distributors, own products, inventory profiles and restock orders.",
  domains: {
    warehouse: "inventory",
    distributors: "inventory",
    products: "inventory",
    invProfileHdr: "inventory",
    restockHdr: "inventory",
    sections: "inventory",
    system: "system",
  },
  resources: {
    warehouse,
    "warehouse.replenish": warehouseReplenish,
    "warehouse.users": warehouseUsers,
    distributors,
    "distributors.products": distributorProducts,
    products,
    invProfileHdr,
    "invProfileHdr.invProfileLine": invProfileLine,
    restockHdr,
    sections,
    system,
  },
});
