import { createHash, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server as NetServer, type Socket } from "node:net";
import ssh2 from "ssh2";
import { openSshKey } from "../providers/sftp/private-key.ts";

const { Server, utils } = ssh2;

/** How a stand-in behaves; by default like an ordinary server. */
export interface SshServerOptions {
  readonly keyType?: "ed25519" | "rsa" | "ecdsa";
  /** `silent` never answers; `web` is no SSH server; `shell` offers no SFTP. */
  readonly behavior?: "ordinary" | "silent" | "web" | "shell";
  /** The password it takes. */
  readonly password?: string;
  /** The private key it takes. */
  readonly privateKey?: string;
  /** The folders it has. */
  readonly folders?: readonly string[];
}

/** An SSH server on this machine. */
export interface SshServer {
  readonly port: number;
  readonly fingerprint: string;
  /** Everything that callers have sent, to look for secrets in it. */
  received(): Buffer;
  /** How often somebody tried to sign in. */
  attempts(): number;
  close(): Promise<void>;
}

/** A private key as `ssh-keygen` writes it. Those that ssh2 makes it cannot all read itself. */
export function sshKey(type: NonNullable<SshServerOptions["keyType"]>): string {
  if (type === "rsa")
    return generateKeyPairSync("rsa", { modulusLength: 2048 })
      .privateKey.export({ type: "pkcs1", format: "pem" })
      .toString();
  if (type === "ecdsa")
    return generateKeyPairSync("ec", { namedCurve: "P-256" })
      .privateKey.export({ type: "sec1", format: "pem" })
      .toString();
  return openSshKey(generateKeyPairSync("ed25519").privateKey);
}

/** Listens on a free port of this machine. */
export async function openSshServer(options: SshServerOptions = {}): Promise<SshServer> {
  const hostKey = sshKey(options.keyType ?? "ed25519");
  const parsed = utils.parseKey(hostKey);
  if (parsed instanceof Error) throw parsed;
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  let attempts = 0;
  const ssh = new Server({ hostKeys: [hostKey], ident: "StandIn_1.0" }, (client) => {
    client.on("error", () => undefined);
    client.on("authentication", (context) => {
      if (context.method === "none") return context.reject(["password", "publickey"]);
      attempts += 1;
      return isKnown(context, options) ? context.accept() : context.reject();
    });
    client.on("session", (accept) => {
      const session = accept();
      if (options.behavior !== "shell") session.on("sftp", (open) => answerStats(open(), options.folders ?? ["/"]));
    });
  });
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    // A copy: what is read is decrypted in its place.
    socket.on("data", (data: Buffer) => received.push(Buffer.from(data)));
    if (options.behavior === "web") socket.end("HTTP/1.1 400 Bad Request\r\n\r\n");
    else if (options.behavior !== "silent") ssh.injectSocket(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const digest = createHash("sha256").update(parsed.getPublicSSH()).digest("base64").replace(/=+$/, "");
  return {
    port: portOf(server),
    fingerprint: `SHA256:${digest}`,
    received: () => Buffer.concat(received),
    attempts: () => attempts,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function isKnown(context: ssh2.AuthContext, { password, privateKey }: SshServerOptions): boolean {
  if (context.method === "password") return context.password === password;
  if (context.method !== "publickey" || privateKey === undefined) return false;
  const key = utils.parseKey(privateKey);
  if (key instanceof Error || !key.getPublicSSH().equals(context.key.data)) return false;
  return (
    context.signature === undefined || key.verify(context.blob as Buffer, context.signature, context.hashAlgo) === true
  );
}

function answerStats(sftp: ssh2.SFTPWrapper, folders: readonly string[]): void {
  const { STATUS_CODE } = utils.sftp;
  sftp.on("STAT", (id, path) => {
    if (folders.includes(path)) sftp.attrs(id, { mode: 0o040755, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 });
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  });
}

function portOf(server: NetServer): number {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The stand-in listens on no port.");
  return address.port;
}
