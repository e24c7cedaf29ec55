/** The column that says when a row was made. */
export const created = "date_created timestamp(0) not null default localtimestamp(0)";
/** The column that says when a row was changed last. */
export const changed = "date_last_modified timestamp(0) not null default localtimestamp(0)";
/** Both. */
export const createdAndChanged = `${created}, ${changed}`;
