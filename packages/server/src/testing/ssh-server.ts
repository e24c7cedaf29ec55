import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { keyAgreements } from "../providers/sftp/key-agreement.ts";
import { PacketStream, packetOf } from "../providers/sftp/packets.ts";
import { SshReader, SshWriter } from "../providers/sftp/wire.ts";

/** How a stand-in behaves; by default like an ordinary server. */
export interface SshServerOptions {
  readonly keyType?: "ssh-ed25519" | "ssh-rsa" | "ecdsa-sha2-nistp256";
  readonly agreement?: "curve25519-sha256" | "ecdh-sha2-nistp256";
  /** `impostor` signs with another key; `silent` never answers; `web` is no SSH server; `goodbye` sends the caller away. */
  readonly behaviour?: "ordinary" | "impostor" | "silent" | "web" | "goodbye";
}

/** An SSH server that runs as far as the proof of its host key. */
export interface SshServer {
  readonly port: number;
  readonly fingerprint: string;
  /** Everything that callers have sent, to look for secrets in it. */
  received(): Buffer;
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function openSshServer(options: SshServerOptions = {}): Promise<SshServer> {
  const identity = identityOf(options.keyType ?? "ssh-ed25519");
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    socket.on("data", (data: Buffer) => received.push(data));
    serve(socket, identity, options).catch(() => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const digest = createHash("sha256").update(identity.blob).digest("base64").replace(/=+$/, "");
  return {
    port: portOf(server),
    fingerprint: `SHA256:${digest}`,
    received: () => Buffer.concat(received),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The stand-in listens on no port.");
  return address.port;
}

interface Identity {
  readonly algorithm: string;
  readonly blob: Buffer;
  sign(data: Buffer): Buffer;
}

const bytesOf = (text: string | undefined) => Buffer.from(text ?? "", "base64url");

function identityOf(type: NonNullable<SshServerOptions["keyType"]>): Identity {
  if (type === "ssh-ed25519") {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const blob = new SshWriter()
      .string(type)
      .string(bytesOf(publicKey.export({ format: "jwk" }).x))
      .result();
    return { algorithm: type, blob, sign: (data) => sign(null, data, privateKey) };
  }
  if (type === "ssh-rsa") {
    const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const { e, n } = publicKey.export({ format: "jwk" });
    const blob = new SshWriter().string(type).integer(bytesOf(e)).integer(bytesOf(n)).result();
    return { algorithm: "rsa-sha2-256", blob, sign: (data) => sign("sha256", data, privateKey) };
  }
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.from([4]), bytesOf(x), bytesOf(y)]);
  const blob = new SshWriter().string(type).string("nistp256").string(point).result();
  return { algorithm: type, blob, sign: (data) => ecdsa(data, privateKey) };
}

function ecdsa(data: Buffer, key: KeyObject): Buffer {
  const value = sign("sha256", data, { key, dsaEncoding: "ieee-p1363" });
  return new SshWriter().integer(value.subarray(0, 32)).integer(value.subarray(32)).result();
}

async function serve(socket: Socket, identity: Identity, options: SshServerOptions): Promise<void> {
  const { behaviour = "ordinary", agreement = "curve25519-sha256" } = options;
  if (behaviour === "silent") return;
  if (behaviour === "web") return void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n");
  const version = "SSH-2.0-StandIn_1.0";
  socket.write(`Welcome.\r\n${version}\r\n`);
  if (behaviour === "goodbye")
    return void socket.end(
      packetOf(new SshWriter().byte(1).number(12).string("Too many visitors").string("").result()),
    );
  const stream = new PacketStream(async () => (await once(socket, "data"))[0] as Buffer);
  const clientVersion = await stream.version();
  const init = initOf(agreement, identity.algorithm);
  socket.write(packetOf(init));
  // A message that means nothing, which callers leave out.
  socket.write(packetOf(new SshWriter().byte(2).string("ignore me").result()));
  const clientInit = await stream.packet();
  const clientPublic = new SshReader((await stream.packet()).subarray(1)).string();
  const own = (keyAgreements[agreement] as () => ReturnType<(typeof keyAgreements)[string]>)();
  const exchange = [clientVersion, version, clientInit, init, identity.blob, clientPublic, own.publicKey];
  const writer = exchange.reduce((all: SshWriter, part) => all.string(part), new SshWriter());
  const hash = createHash("sha256")
    .update(writer.integer(own.secret(clientPublic)).result())
    .digest();
  const signer = behaviour === "impostor" ? identityOf(options.keyType ?? "ssh-ed25519") : identity;
  const signature = new SshWriter().string(identity.algorithm).string(signer.sign(hash)).result();
  const reply = new SshWriter().byte(31).string(identity.blob).string(own.publicKey).string(signature).result();
  socket.write(packetOf(reply));
}

function initOf(agreement: string, algorithm: string): Buffer {
  const writer = new SshWriter().byte(20).bytes(randomBytes(16)).names(agreement).names(algorithm);
  for (const name of ["aes128-ctr", "aes128-ctr", "hmac-sha2-256", "hmac-sha2-256", "none", "none"]) writer.names(name);
  return writer.names().names().byte(0).number(0).result();
}
