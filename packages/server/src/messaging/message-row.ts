import sql, { type Sql } from "sql-template-tag";

/** The columns of a message as answers have them; the table's alias is `m`. */
export const messageColumns: Sql = sql`
  m.message_uid as "messageUid", m.status, m.delivery_status as "deliveryStatus", m.channel, m.text, m.blocks, m.attempts,
  m.response_status as "responseStatus", m.error, m.users_id as "usersId", m.date_created as "dateCreated",
  m.date_delivered as "dateDelivered", m.next_attempt as "nextAttempt"`;
