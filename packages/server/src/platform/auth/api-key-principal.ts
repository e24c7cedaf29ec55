import type { Permission } from "@purvey/contract/permissions";
import type { Principal, Role } from "../principal.ts";
import { type Account, principalOfAccount } from "./account.ts";
import { permissionsOf, roles } from "./roles.ts";

/** What of a key decides for whom it speaks. */
export interface KeyGrant {
  readonly uid: number;
  readonly permissions: readonly string[];
  readonly customerId: number | null;
  readonly callsPerMinute: number | null;
}

/**
 * What a key for one customer may do at most: as much as the customer's own people, whose every call is known to reach that
 * customer's records alone.
 */
export const customerPermissions: ReadonlySet<Permission> = permissionsOf("approver");

/**
 * Whom a key speaks for: its maker, with those of its permissions that the maker still has. It stands as high as the
 * highest role of which it may do everything, so that it hands nothing out and changes nobody beyond that.
 */
export function principalOfKey(site: string, account: Account, grant: KeyGrant): Principal {
  const maker = principalOfAccount(site, account);
  const { uid, callsPerMinute, customerId } = grant;
  const given = new Set(grant.permissions);
  const permissions = new Set(
    [...maker.permissions].filter((name) => given.has(name) && (customerId === null || customerPermissions.has(name))),
  );
  const apiKey = { uid, callsPerMinute };
  return {
    ...maker,
    ...(customerId === null ? {} : onlyFor(customerId, maker)),
    role: roleWithin(permissions),
    permissions,
    apiKey,
  };
}

/** The maker as one of the customer's people; as one who acts for them where the maker is none. */
function onlyFor(customerId: number, maker: Principal): Partial<Principal> {
  if (maker.customerId === customerId) return { salesRepId: undefined };
  return { customerId, contactId: undefined, salesRepId: undefined, actingFor: customerId };
}

/** The highest role all of whose permissions are among these; `guest` where there is none. */
function roleWithin(permissions: ReadonlySet<Permission>): Role {
  return (Object.keys(roles) as Role[])
    .filter((role) => roles[role].permissions.every((name) => permissions.has(name)))
    .reduce<Role>((best, role) => (roles[role].level > roles[best].level ? role : best), "guest");
}
