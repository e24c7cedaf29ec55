import { imports } from "@purvey/contract/services/imports/index";
import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { world } from "../../../../load/examples/world/names.ts";
import { createVault } from "../../../../platform/keys/vault.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { openSshServer, type SshServer, type SshServerOptions, sshKey } from "../../../../testing/ssh-server.ts";
import { databasesOfAll, testedDatabases } from "../../../../testing/test-database.ts";
import { openTestServer, type TestServer, testSecret } from "../../../../testing/test-server.ts";

const password = "correct horse battery staple";
const id = world.importPlans.orders;

describe.each(testedDatabases)("SFTP connections of import plans (%s)", (kind) => {
  let server: TestServer;
  let logged: string;
  const opened: SshServer[] = [];
  const standIn = async (options?: SshServerOptions): Promise<SshServer> => {
    const host = await openSshServer({ password, folders: ["/", "/in", "/new"], ...options });
    opened.push(host);
    return host;
  };
  beforeAll(async () => {
    server = await openTestServer(kind, {
      privateAddresses: ["127.0.0.0/8"],
      connectTimeout: 1_500,
      log: (entry) => {
        logged += JSON.stringify(entry);
      },
    });
  });
  beforeEach(async () => {
    logged = "";
    await server.db.execute(sql`delete from scheduled_import_sftp where site_id = 'demo'`);
  });
  afterAll(() => Promise.all([server.close(), ...opened.map((host) => host.close())]));

  const sftp = async (username = "ada") => (await server.clientFor(username)).imports.scheduledImportMaster.sftp;
  const login = { id, host: "127.0.0.1", username: "purvey", password };
  const storedRow = () =>
    server.db.first<{ sealed: string; row: string }>(sql`
      select s.sealed_secret as sealed, to_jsonb(s)::text as row from scheduled_import_sftp s
      where s.site_id = 'demo' and s.scheduled_import_master_uid = ${id}`);

  it("are stored and tried: the server shows its key, lets the user in and has the folder", async () => {
    const host = await standIn();
    const answer = await (await sftp())({ ...login, port: host.port, directory: "/in" }).data;
    expect(answer).toEqual({
      scheduledImportMasterUid: id,
      host: "127.0.0.1",
      port: host.port,
      username: "purvey",
      authentication: "password",
      directory: "/in",
      hostKeyType: "ssh-ed25519",
      hostKeyFingerprint: host.fingerprint,
      connected: "Y",
      message: expect.stringMatching(/^Signed in within \d+ ms, and the folder `\/in` is there\.$/),
      serverVersion: "SSH-2.0-StandIn_1.0",
      milliseconds: expect.any(Number),
      dateTested: expect.any(String),
      dateCreated: expect.any(String),
      dateLastModified: expect.any(String),
    });
  });

  // The rest is the same on the other database; above, the endpoint has answered there too.
  if (!databasesOfAll.includes(kind)) return;

  it("keep their secret: sealed where it is stored, in no answer, in no log, and never in the clear on its way", async () => {
    const host = await standIn();
    const { body } = await sendAs(server, imports, "scheduledImportMaster.sftp", "ada", { ...login, port: host.port });
    const row = await storedRow();
    for (const text of [JSON.stringify(body), logged, row?.row ?? "", host.received().toString("latin1")]) {
      expect(text).not.toBe("");
      expect(text).not.toContain(password);
    }
    const vault = createVault(testSecret);
    expect(vault.open(row?.sealed ?? "", `demo scheduled_import_sftp ${id}`)).toBe(password);
    const key = sshKey("ed25519");
    const withKey = await standIn({ privateKey: key });
    const { password: _, ...rest } = login;
    expect(await (await sftp())({ ...rest, port: withKey.port, privateKey: key }).data).toMatchObject({
      authentication: "key",
      connected: "Y",
    });
    expect(vault.open((await storedRow())?.sealed ?? "", `demo scheduled_import_sftp ${id}`)).toBe(key);
  });

  it("keep the stored secret for the same host, port and user only", async () => {
    const [host, other] = [await standIn(), await standIn()];
    const call = await sftp();
    const { password: _, ...rest } = login;
    expect(await refusedWith(call({ ...rest, port: host.port }))).toEqual([400]);
    await call({ ...login, port: host.port });
    const before = await storedRow();
    expect(await call({ ...rest, port: host.port, directory: "/new" }).data).toMatchObject({
      connected: "Y",
      directory: "/new",
      authentication: "password",
    });
    expect((await storedRow())?.sealed).toBe(before?.sealed);
    expect(
      await refusedWith(
        call({ ...rest, port: other.port }),
        call({ ...rest, port: host.port, username: "someone" }),
        call({ ...login, port: host.port, privateKey: "both" }),
        call({ ...rest, port: host.port, privateKey: "none" }),
      ),
    ).toEqual([400, 400, 400, 400]);
  });

  it("remember the server's key, and refuse another until somebody says that it is right", async () => {
    const host = await standIn();
    const call = await sftp();
    await call({ ...login, port: host.port });
    await server.db.execute(sql`
      update scheduled_import_sftp set host_key_fingerprint = ${`SHA256:${"A".repeat(43)}`} where site_id = 'demo'`);
    const refused = await call({ ...login, port: host.port }).data;
    expect(refused).toMatchObject({ connected: "N", hostKeyFingerprint: `SHA256:${"A".repeat(43)}` });
    expect(refused.message).toContain(host.fingerprint);
    expect((await call({ ...login, port: host.port }).data).connected).toBe("N");
    const accepted = { ...login, port: host.port, hostKeyFingerprint: host.fingerprint };
    expect(await call(accepted).data).toMatchObject({ connected: "Y", hostKeyFingerprint: host.fingerprint });
    expect((await call({ ...login, port: host.port }).data).connected).toBe("Y");
  });

  it.each([
    ["silent", /^The server could not be reached: it did not answer within 1500 ms\.$/],
    ["web", /^The server could not be reached: it closed the connection\.$/],
  ] as const)("say in a sentence what is wrong with a server that is %s", async (behavior, message) => {
    const host = await standIn({ behavior });
    expect(await (await sftp())({ ...login, port: host.port }).data).toMatchObject({
      connected: "N",
      message: expect.stringMatching(message),
      hostKeyFingerprint: null,
      serverVersion: null,
    });
  });

  it("say what the server refuses, and keep its key", async () => {
    const host = await standIn();
    const call = await sftp();
    for (const [more, message] of [
      [{ password: "wrong" }, "The server answered, but it refused the user or the secret."],
      [{ directory: "/out" }, "The server answered, but it has no folder `/out`."],
    ] as const)
      expect(await call({ ...login, port: host.port, ...more }).data).toMatchObject({
        connected: "N",
        message,
        hostKeyFingerprint: host.fingerprint,
      });
  });

  it("lead into no private network that the configuration does not allow, and nothing is stored then", async () => {
    const call = await sftp();
    const hosts = ["10.0.0.1", "169.254.169.254", "192.168.1.1", "::1", "::ffff:10.0.0.1"];
    expect(await refusedWith(...hosts.map((host) => call({ ...login, host })))).toEqual(hosts.map(() => 422));
    const { body } = await sendAs(server, imports, "scheduledImportMaster.sftp", "ada", { ...login, host: "10.0.0.1" });
    expect(body.message).toContain("PURVEY_PRIVATE_ADDRESSES");
    expect(await storedRow()).toBeUndefined();
  });

  it("are for administrators, and for plans that there are", async () => {
    const host = await standIn();
    const input = { ...login, port: host.port };
    const calls = await Promise.all(["ned", "dana", "sara", "walt"].map((username) => sftp(username)));
    expect(await refusedWith(...calls.map((call) => call(input)))).toEqual([403, 403, 403, 403]);
    expect(await refusedWith((await sftp())({ ...input, id: 4711 }))).toEqual([404]);
    for (const wrong of [
      { host: "a b" },
      { host: "http://x/" },
      { port: 0 },
      { port: 70_000 },
      { hostKeyFingerprint: "MD5:1" },
    ])
      expect((await sendAs(server, imports, "scheduledImportMaster.sftp", "ada", { ...input, ...wrong })).status).toBe(
        400,
      );
    expect(host.received()).toHaveLength(0);
  });
});
