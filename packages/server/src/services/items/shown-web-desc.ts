/**
 * The text of an item's page as an SQL expression over the item `i`: of its active web descriptions the latest with a
 * full text, else the text that came with the item.
 */
export const shownWebDesc = `coalesce((
  select w.web_desc_full from item_web_desc w
  where w.site_id = i.site_id and w.inv_mast_uid = i.inv_mast_uid and w.active = 1 and w.status_cd = 704 and w.web_desc_full <> ''
  order by w.inv_mast_web_desc_uid desc limit 1), i.web_desc)`;
