import sql, { type Sql } from "sql-template-tag";

/**
 * The number of the ship-to that a customer's orders go to unless said otherwise: the one kept with the customer while
 * it is a live ship-to of his, else his oldest; null when he has none. `alias` is the table `customer`.
 */
export function effectiveShipTo(alias: Sql): Sql {
  return sql`(
    select e.ship_to_id from ship_to e
    where e.site_id = ${alias}.site_id and e.customer_id = ${alias}.customer_id and e.address_type = 'ship' and e.delete_flag = 'N'
    order by e.ship_to_id = ${alias}.default_ship_to_id desc nulls last, e.ship_to_id limit 1)`;
}
