import type { ContentOperations, UserIdentity } from "@purvey/contract/generated/content";
import sql from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { requireChangeableUser } from "../../../../platform/endpoints/user-access.ts";
import { conflict, notFound } from "../../../../platform/errors.ts";

const columns = sql`i.user_identity_uid as "userIdentityUid", i.users_id as "userId", i.issuer, i.subject, i.date_created as "dateCreated"`;

type IdentityOperations = Pick<ContentOperations, Extract<keyof ContentOperations, `users.identities.${string}`>>;

/** Who users are at outside issuers. Whoever may change a user may say so, as it lets somebody be that user. */
export const userIdentityHandlers: Handlers<IdentityOperations> = {
  "users.identities.list": async ({ id, limit, offset }, context) => {
    await requireChangeableUser(context, id);
    return queryPage<UserIdentity>(context.db, {
      select: columns,
      from: sql`from user_identity i where i.site_id = ${context.site} and i.users_id = ${id}`,
      order: sql`order by i.user_identity_uid`,
      limit,
      offset,
    });
  },
  "users.identities.create": async ({ id, issuer, subject }, context) => {
    await requireChangeableUser(context, id);
    const stored = context.db.first<UserIdentity>(sql`
      insert into user_identity as i (site_id, users_id, issuer, subject) values (${context.site}, ${id}, ${issuer}, ${subject})
      returning ${columns}`);
    const row = await onDuplicate(stored, () =>
      conflict(`\`${subject}\` of \`${issuer}\` is a user of this site already. Unlink that one first.`),
    );
    return row as UserIdentity;
  },
  "users.identities.delete": async ({ id, userIdentityUid: uid }, context) => {
    await requireChangeableUser(context, id);
    const gone = await context.db.execute(sql`
      delete from user_identity where site_id = ${context.site} and users_id = ${id} and user_identity_uid = ${uid}`);
    if (gone === 0) throw notFound("identity of the user", uid);
    return { uid, deleted: true };
  },
};
