import type { ContentOperations } from "@purvey/contract/generated/content";
import sql from "sql-template-tag";
import { type Account, highestRole, permissionsTogether } from "../../platform/auth/account.ts";
import { roles } from "../../platform/auth/roles.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { notFound } from "../../platform/errors.ts";
import { siteCurrency } from "../../platform/settings/setting-value.ts";
import { effectiveLimit, effectiveShipTo } from "../customers/index.ts";

type UserTrinity = ContentOperations["users.trinity"]["data"];
type Territory = UserTrinity["territory"];
type BusinessLogic = UserTrinity["businessLogic"];

interface TrinityRow
  extends Pick<
    BusinessLogic,
    "poNoRequired" | "creditHold" | "taxable" | "currency" | "priceClass" | "webAllowance" | "webAllowancePeriod"
  > {
  readonly name: string;
  readonly companyName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly defaultShipToId: number | null;
  readonly defaultLocationId: number | null;
  readonly profileValues: Readonly<Record<string, string>>;
  readonly state: string | null;
  readonly country: string | null;
  readonly groups: UserTrinity["groups"];
}

/** Profile, groups, permissions, territory, role and rules of a user, in one statement (R202). */
export async function userTrinity(context: Context, account: Account): Promise<UserTrinity> {
  const { user } = context;
  const actsFor = user.userId === account.userId ? user.actingFor : undefined;
  const row = await readTrinity(context, account.userId, actsFor);
  const permissions = permissionsTogether(account.roleNames);
  const role = highestRole(account.roleNames);
  const territory = territoryOf(row);
  return {
    profile: {
      userId: account.userId,
      companyName: row.companyName,
      ...namesOf(row),
      email: account.email,
      phone: row.phone ?? row.profileValues.phone ?? null,
      territory: territory.code,
      role,
    },
    groups: row.groups,
    permissions: [...permissions].sort(),
    territory,
    role: { name: role, level: roles[role].level, capabilities: [...roles[role].capabilities] },
    businessLogic: {
      customerId: actsFor ?? account.customerId,
      contactId: actsFor === undefined ? account.contactId : null,
      salesRepId: account.salesRepId,
      poNoRequired: row.poNoRequired,
      creditHold: row.creditHold,
      taxable: row.taxable,
      currency: row.currency,
      priceClass: row.priceClass,
      defaultShipToId: row.defaultShipToId,
      defaultLocationId: row.defaultLocationId,
      webAllowance: row.webAllowance,
      webAllowancePeriod: row.webAllowancePeriod,
      mayPlaceOrders: permissions.has("order.create"),
      mayReleaseCheckouts: permissions.has("checkout.activate"),
      seesAllCustomers: permissions.has("customer.all"),
    },
  };
}

async function readTrinity(context: Context, userId: number, actsFor: number | undefined): Promise<TrinityRow> {
  const row = await context.db.first<TrinityRow>(sql`
    select u.name, coalesce(c.customer_name, s.site_name) as "companyName", p.first_name as "firstName", p.last_name as "lastName",
      p.phone, coalesce(c.po_no_required, 'N') as "poNoRequired", coalesce(c.credit_hold, 'N') as "creditHold",
      coalesce(c.taxable_flag, 'Y') as taxable, ${siteCurrency(sql`u.site_id`)} as currency, c.price_class as "priceClass", d.ship_to_id as "defaultShipToId",
      coalesce(d.default_location_id, c.default_location_id) as "defaultLocationId", u.profile_values as "profileValues",
      d.state, d.country, l.amount as "webAllowance", l.period as "webAllowancePeriod", coalesce((
        select json_agg(json_build_object('id', g.id, 'title', g.title, 'level', g.level, 'isDefault', g.is_default) order by g.lft, g.id)
        from user_group_map m join user_group g on g.site_id = m.site_id and g.id = m.group_id
        where m.site_id = u.site_id and m.user_id = u.id and m.is_active), '[]') as groups
    from users u
    join site s on s.site_id = u.site_id
    left join customer c on c.site_id = u.site_id and c.customer_id = coalesce(${actsFor ?? null}::numeric, u.customer_id)
    left join contact p on p.site_id = u.site_id and p.id = u.contact_id ${effectiveLimit}
    left join ship_to d on d.site_id = c.site_id and d.ship_to_id = ${effectiveShipTo(sql`c`)}
    where u.site_id = ${context.site} and u.id = ${userId}`);
  if (!row) throw notFound("user", userId);
  return row;
}

/** First and last name: the contact's, else the user's name cut at its last blank. */
function namesOf({ name, firstName, lastName }: TrinityRow): { firstName: string; lastName: string } {
  if (firstName !== null && lastName !== null) return { firstName, lastName };
  const cut = name.trim().lastIndexOf(" ");
  return cut < 0
    ? { firstName: name.trim(), lastName: "" }
    : { firstName: name.trim().slice(0, cut), lastName: name.trim().slice(cut + 1) };
}

function territoryOf({ profileValues, state, country }: TrinityRow): Territory {
  const code = profileValues.territoryCode ?? state;
  return { code, name: profileValues.territoryName ?? code, region: profileValues.territoryRegion ?? country };
}
