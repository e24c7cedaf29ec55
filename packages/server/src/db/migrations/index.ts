import { sql as imports } from "../../platform/db/migrations/initial/erp.ts";
import { sql as priceHistory } from "../../platform/db/migrations/initial/price-history.ts";
import { sql as pricing } from "../../platform/db/migrations/initial/pricing.ts";
import { sql as vmi } from "../../platform/db/migrations/initial/vmi.ts";
import { sql as warehouseOps } from "../../platform/db/migrations/initial/warehouse.ts";
import { sql as platform } from "./001-platform.ts";
import { sql as content } from "./002-content.ts";
import { sql as catalog } from "./003-catalog.ts";
import { sql as stock } from "./004-stock.ts";
import { sql as customers } from "./005-customers.ts";
import { sql as commerce } from "./007-commerce.ts";
import { sql as search } from "./008-search.ts";
import { sql as itemDetails } from "./009-item-details.ts";
import { sql as tokenVersion } from "./010-token-version.ts";
import { sql as purchasing } from "./011-purchasing.ts";
import { sql as orders } from "./014-orders.ts";
import { sql as coreErp } from "./015-core-erp.ts";
import { sql as siteLegacy } from "./017-site-legacy.ts";
import { sql as productInfoAi } from "./018-product-info-ai.ts";
import { sql as paymentsMessaging } from "./020-payments-messaging.ts";
import { sql as orderCourse } from "./021-order-course.ts";
import { sql as quotedLines } from "./022-quoted-lines.ts";
import { sql as noticeWording } from "./024-notice-wording.ts";
import { sql as settingVersion } from "./025-setting-version.ts";
import { sql as orderDelivery } from "./026-order-delivery.ts";
import { sql as foreignKeys, checkSql as foreignKeysChecked } from "./027-foreign-keys.ts";
import { sql as failedAttempts } from "./028-failed-attempts.ts";
import { sql as userIdentities } from "./029-user-identities.ts";
import { sql as widerColumns } from "./030-wider-columns.ts";
import type { Migration } from "./migration.ts";

/** The schema, step by step, in the order in which the steps run. New steps are added at the end. */
export const migrations: readonly Migration[] = [
  { name: "001-platform", sql: platform },
  { name: "002-content", sql: content },
  { name: "003-catalog", sql: catalog },
  { name: "004-stock", sql: stock },
  { name: "005-customers", sql: customers },
  { name: "006-pricing", sql: pricing },
  { name: "007-commerce", sql: commerce },
  { name: "008-search", sql: search },
  { name: "009-item-details", sql: itemDetails },
  { name: "010-token-version", sql: tokenVersion },
  { name: "011-purchasing", sql: purchasing },
  { name: "012-warehouse-ops", sql: warehouseOps },
  { name: "013-vmi", sql: vmi },
  { name: "014-orders", sql: orders },
  { name: "015-core-erp", sql: coreErp },
  { name: "016-imports", sql: imports },
  { name: "017-site-legacy", sql: siteLegacy },
  { name: "018-product-info-ai", sql: productInfoAi },
  { name: "020-payments-messaging", sql: paymentsMessaging },
  { name: "021-order-course", sql: orderCourse },
  { name: "022-quoted-lines", sql: quotedLines },
  { name: "023-price-history", sql: priceHistory },
  { name: "024-notice-wording", sql: noticeWording },
  { name: "025-setting-version", sql: settingVersion },
  { name: "026-order-delivery", sql: orderDelivery },
  { name: "027-foreign-keys", sql: foreignKeys },
  { name: "027-foreign-keys-checked", sql: foreignKeysChecked },
  { name: "028-failed-attempts", sql: failedAttempts },
  { name: "029-user-identities", sql: userIdentities },
  { name: "030-wider-columns", sql: widerColumns },
];
