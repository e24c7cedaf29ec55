import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../testing/describe-server.ts";
import { type Key, newKey, ringOf } from "./key-ring.ts";
import { reseal, sealedBy } from "./reseal.ts";
import { settingPlace, sftpPlace } from "./sealed-places.ts";
import { createVault } from "./vault.ts";

const tokens = newKey("tokens");
const [old, later, lost] = [newKey("vault"), newKey("vault"), newKey("vault")];
const ring = (...keys: Key[]) => ringOf([tokens, ...keys]);

describeServer("sealing anew", (server) => {
  it("takes every text of an older key to the newest, and tells which nobody can open", async () => {
    const { db } = server();
    const plan = await db.first<{ uid: number }>(sql`
      insert into scheduled_import_master (site_id, import_name, document_type) values ('demo', 'nightly', 'order')
      returning scheduled_import_master_uid as uid`);
    const place = sftpPlace("demo", plan?.uid ?? 0);
    const [before, foreign] = [createVault(ring(old)), createVault(ring(lost))];
    await db.execute(sql`
      insert into scheduled_import_sftp (site_id, scheduled_import_master_uid, host, username, authentication, sealed_secret)
      values ('demo', ${plan?.uid}, 'files.example', 'dana', 'password', ${before.seal("hunter2", place)})`);
    await db.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, secret_flag, sealed_value)
      values ('demo', 'tests', 'lost', 'Y', ${foreign.seal("hunter3", settingPlace("demo", "tests", "lost"))})`);
    expect(await sealedBy(db, old)).toBe(1);

    const keys = ring(later, old);
    expect(await reseal(db, keys, createVault(keys))).toEqual({
      resealed: 1,
      lost: [settingPlace("demo", "tests", "lost")],
    });
    expect([await sealedBy(db, old), await sealedBy(db, later)]).toEqual([0, 1]);
    const kept = await db.first<{ sealed: string }>(sql`
      select sealed_secret as sealed from scheduled_import_sftp where site_id = 'demo' and scheduled_import_master_uid = ${plan?.uid}`);
    expect(createVault(ring(later)).open(kept?.sealed ?? "", place)).toBe("hunter2");
  });
});
