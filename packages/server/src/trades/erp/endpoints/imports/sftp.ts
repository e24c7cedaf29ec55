import type { ImportsOperations, SftpConnection } from "@purvey/contract/generated/imports";
import sql from "sql-template-tag";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import { invalid, notFound } from "../../../../platform/errors.ts";
import { sftpPlace } from "../../../../platform/keys/sealed-places.ts";
import { allowedAddress } from "../../../../platform/outbound/allowed-address.ts";
import { readPrivateKey } from "../../../../providers/sftp/private-key.ts";
import { type ConnectionTry, tryConnection } from "../../../../providers/sftp/try-connection.ts";

type SftpInput = Received<ImportsOperations["scheduledImportMaster.sftp"]>;

/** A connection as it is stored already. */
interface StoredConnection {
  readonly host: string | null;
  readonly port: number | null;
  readonly username: string | null;
  readonly authentication: "password" | "key" | null;
  readonly sealedSecret: string | null;
  readonly hostKeyFingerprint: string | null;
}

const sftp: Handler<ImportsOperations["scheduledImportMaster.sftp"]> = async (input, context) => {
  const stored = await storedConnection(input.id, context);
  if (!stored) throw notFound("import plan", input.id);
  const secret = await secretOf(input, stored, context);
  const address = await allowedAddress(input.host, context.config.privateAddresses);
  const expected = expectedKey(input, stored);
  const login = {
    ...input,
    address,
    expected,
    authentication: secret.authentication,
    secret: openedSecret(input.id, secret, context),
  };
  const tried = await tryConnection(login, context.config.connectTimeout);
  return store(input, secret, verdictOf(input, expected, tried), context);
};

function storedConnection(id: number, { db, site }: Context): Promise<StoredConnection | undefined> {
  return db.first(sql`
    select s.host, s.port, s.username, s.authentication, s.sealed_secret as "sealedSecret", s.host_key_fingerprint as "hostKeyFingerprint"
    from scheduled_import_master m
    left join scheduled_import_sftp s on s.site_id = m.site_id and s.scheduled_import_master_uid = m.scheduled_import_master_uid
    where m.site_id = ${site} and m.scheduled_import_master_uid = ${id} and m.status_cd <> 700`);
}

interface Secret {
  readonly authentication: "password" | "key";
  readonly sealed: string;
}

/** The secret that is given, sealed; or the stored one, as long as it stays with the host, port and user it was given for. */
async function secretOf(input: SftpInput, stored: StoredConnection, { vault, site }: Context): Promise<Secret> {
  const { password, privateKey } = input;
  if (password !== undefined && privateKey !== undefined)
    throw invalid("privateKey", "Give a password or a private key, not both.");
  const given = password ?? privateKey;
  const problem = privateKey === undefined ? undefined : (await readPrivateKey(privateKey)).problem;
  if (problem) throw invalid("privateKey", `The private key cannot be used: ${problem}.`);
  if (given !== undefined) {
    const sealed = vault.seal(given, sftpPlace(site, input.id));
    return { authentication: password === undefined ? "key" : "password", sealed };
  }
  if (stored.sealedSecret === null || stored.authentication === null)
    throw invalid("password", "Expected a password, or a private key in its place.");
  if (stored.host !== input.host || stored.port !== input.port || stored.username !== input.username)
    throw invalid("password", "The stored secret was given for another host, port or user; give the one for this.");
  return { authentication: stored.authentication, sealed: stored.sealedSecret };
}

function openedSecret(id: number, { sealed }: Secret, { vault, site }: Context): string {
  return vault.open(sealed, sftpPlace(site, id));
}

/** The fingerprint that the server must show: the given one, else the one it showed before. */
function expectedKey(input: SftpInput, stored: StoredConnection): string | null {
  const isSameServer = stored.host === input.host && stored.port === input.port;
  return input.hostKeyFingerprint ?? (isSameServer ? stored.hostKeyFingerprint : null);
}

interface Verdict extends ConnectionTry {
  readonly connected: "Y" | "N";
  readonly message: string;
  /** The key to expect from now on. */
  readonly fingerprint: string | null;
}

/** A server is the right one when it shows the key that is expected; at the first time any key is. */
function verdictOf({ directory }: SftpInput, expected: string | null, tried: ConnectionTry): Verdict {
  const { server, problem, milliseconds } = tried;
  const refuse = (message: string): Verdict => ({ ...tried, connected: "N", message, fingerprint: expected });
  if (!server) return refuse(`The server could not be reached: ${problem}.`);
  const shown = server.fingerprint;
  if (expected !== null && expected !== shown)
    return refuse(
      `The server showed the key \`${shown}\` in place of \`${expected}\`: it may be another. If its key was changed, give the new one as \`hostKeyFingerprint\`.`,
    );
  const known = { ...tried, fingerprint: shown };
  if (problem) return { ...known, connected: "N", message: `The server answered, but ${problem}.` };
  const message = `Signed in within ${milliseconds} ms, and the folder \`${directory}\` is there.`;
  return { ...known, connected: "Y", message };
}

async function store(
  { id, host, port, username, directory }: SftpInput,
  { authentication, sealed }: Secret,
  { connected, message, server, fingerprint, milliseconds }: Verdict,
  { db, site }: Context,
): Promise<SftpConnection> {
  const values = sql`${site}, ${id}, ${host}, ${port}, ${username}, ${authentication}, ${sealed}, ${directory},
    ${server?.hostKeyType ?? null}, ${fingerprint}, ${connected}, ${message}, ${server?.version.slice(0, 255) ?? null}, localtimestamp(0)`;
  const row = await db.first<Omit<SftpConnection, "milliseconds">>(sql`
    insert into scheduled_import_sftp (site_id, scheduled_import_master_uid, host, port, username, authentication, sealed_secret,
      directory, host_key_type, host_key_fingerprint, connected, message, server_version, date_tested)
    values (${values})
    on conflict (site_id, scheduled_import_master_uid) do update set host = excluded.host, port = excluded.port,
      username = excluded.username, authentication = excluded.authentication, sealed_secret = excluded.sealed_secret,
      directory = excluded.directory, host_key_type = excluded.host_key_type, host_key_fingerprint = excluded.host_key_fingerprint,
      connected = excluded.connected, message = excluded.message, server_version = excluded.server_version,
      date_tested = excluded.date_tested, date_last_modified = localtimestamp(0)
    returning scheduled_import_master_uid as "scheduledImportMasterUid", host, port, username, authentication, directory,
      host_key_type as "hostKeyType", host_key_fingerprint as "hostKeyFingerprint", connected, message,
      server_version as "serverVersion", date_tested as "dateTested", date_created as "dateCreated", date_last_modified as "dateLastModified"`);
  if (!row) throw new Error("An insert answered no row.");
  return { ...row, milliseconds };
}

/** Connections of import plans: stored with their secret sealed, and tried. */
export const sftpHandlers: Handlers<Pick<ImportsOperations, "scheduledImportMaster.sftp">> = {
  "scheduledImportMaster.sftp": sftp,
};
