import { createHash } from "node:crypto";
import type { Client, SFTPWrapper } from "ssh2";
import { readPrivateKey } from "./private-key.ts";

/** Where and as whom to sign in. */
export interface SftpLogin {
  /** An IP address that the server may connect to: see `allowedAddress`. */
  readonly address: string;
  readonly port: number;
  readonly username: string;
  readonly authentication: "password" | "key";
  /** The password, or the private key. */
  readonly secret: string;
  /** The folder that must be there. */
  readonly directory: string;
  /** The fingerprint that the server's key must have; any key will do without one. */
  readonly expected: string | null;
}

/** What became of a try to sign in. */
export interface ConnectionTry {
  /** Undefined when no SSH server was reached. */
  readonly server: { readonly version: string; readonly hostKeyType: string; readonly fingerprint: string } | undefined;
  /** Why it did not succeed, in half a sentence; empty when it did. */
  readonly problem: string;
  readonly milliseconds: number;
}

/** Loaded when it is first needed: most servers never sign in anywhere. Its exports are on `default` alone. */
const loadSsh = async () => (await import("ssh2")).default;

/**
 * Signs in to an SFTP server and looks for the folder, all within a time. The secret goes to the server with the expected
 * key alone. Never throws: what goes wrong is in the answer.
 *
 * @param timeout in milliseconds
 *
 * @example
 * const { problem } = await tryConnection({ address: "203.0.113.7", port: 22, username: "purvey", … }, 5_000);
 */
export async function tryConnection(login: SftpLogin, timeout: number): Promise<ConnectionTry> {
  const key = login.authentication === "key" ? await readPrivateKey(login.secret) : undefined;
  if (key?.problem !== undefined) return { server: undefined, problem: key.problem, milliseconds: 0 };
  const client = new (await loadSsh()).Client();
  const started = performance.now();
  let version = "";
  let server: ConnectionTry["server"];
  return new Promise((resolve) => {
    const end = (problem: string) => {
      clearTimeout(late);
      client.removeAllListeners().on("error", () => undefined);
      client.destroy();
      resolve({ server, problem, milliseconds: Math.round(performance.now() - started) });
    };
    const late = setTimeout(() => end(`it did not answer within ${timeout} ms`), timeout);
    client
      .on("error", (error) => end(reasonOf(error)))
      .on("close", () => end("it closed the connection"))
      .on("ready", () => requireFolder(client, login.directory).then(end, (error: Error) => end(reasonOf(error))))
      .connect({
        host: login.address,
        port: login.port,
        username: login.username,
        ...(key ? { privateKey: key.text } : { password: login.secret }),
        readyTimeout: 0,
        hostVerifier: (key: Buffer) => {
          server = { version, ...identityOf(key) };
          return login.expected === null || login.expected === server.fingerprint;
        },
        debug: (line) => {
          version = /^Remote ident: '(.+)'$/.exec(line)?.[1] ?? version;
        },
      });
  });
}

/** Kind and fingerprint of a host key, which begins with the length and name of its kind. */
function identityOf(key: Buffer): { hostKeyType: string; fingerprint: string } {
  const digest = createHash("sha256").update(key).digest("base64").replace(/=+$/, "");
  return { hostKeyType: key.toString("latin1", 4, 4 + key.readUInt32BE(0)), fingerprint: `SHA256:${digest}` };
}

/** What keeps files from being put into the folder, in half a sentence; empty when nothing does. */
async function requireFolder(client: Client, directory: string): Promise<string> {
  const sftp = await new Promise<SFTPWrapper | undefined>((resolve) =>
    client.sftp((error, opened) => resolve(error ? undefined : opened)),
  );
  if (!sftp) return "it offers no SFTP";
  const isFolder = await new Promise<boolean>((resolve) =>
    sftp.stat(directory, (error, found) => resolve(!error && found.isDirectory())),
  );
  return isFolder ? "" : `it has no folder \`${directory}\``;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens on that port",
  EHOSTUNREACH: "there is no way to that host",
  ENETUNREACH: "there is no way to that network",
  ECONNRESET: "it broke off the connection",
  ETIMEDOUT: "it did not answer",
};

function reasonOf(error: Error & { code?: string; level?: string }): string {
  if (error.level === "client-authentication") return "it refused the user or the secret";
  if (/no matching/.test(error.message)) return "no way to agree was found";
  return reasons[error.code ?? ""] ?? "it closed the connection";
}
