import { createHash, randomBytes } from "node:crypto";
import { type HostKey, hostKeyAlgorithms, hostKeyOf, isSignedBy } from "./host-key.ts";
import { keyAgreements } from "./key-agreement.ts";
import { type PacketStream, packetOf } from "./packets.ts";
import { SshReader, SshWriter } from "./wire.ts";

/** The numbers of the messages that we speak (RFC 4250, section 4.1). */
const message = { disconnect: 1, ignore: 2, debug: 4, keyExchangeInit: 20, agreementInit: 30, agreementReply: 31 };

/** What a server says of itself. */
export interface ServerIdentity {
  /** Its version line: `SSH-2.0-OpenSSH_9.6`. */
  readonly version: string;
  readonly hostKey: HostKey;
}

const ownVersion = "SSH-2.0-Purvey";

/**
 * Greets an SSH server and has it prove its host key (RFC 4253, sections 4, 7 and 8): it signs a secret that only this
 * connection knows. Ends before anything is encrypted or anybody signs in.
 *
 * @throws Error with half a sentence: `it closed the connection`
 */
export async function identify(stream: PacketStream, send: (data: Buffer) => void): Promise<ServerIdentity> {
  send(Buffer.from(`${ownVersion}\r\n`));
  const version = await stream.version();
  if (!/^SSH-(2\.0|1\.99)-/.test(version)) throw new Error(`it speaks an old version, \`${version.slice(0, 60)}\``);
  const ownInit = keyExchangeInit();
  send(packetOf(ownInit));
  const serverInit = await expect(stream, message.keyExchangeInit);
  const agreement = (keyAgreements[commonAgreement(serverInit)] ?? noAgreement)();
  send(packetOf(new SshWriter().byte(message.agreementInit).string(agreement.publicKey).result()));
  const reply = new SshReader((await expect(stream, message.agreementReply)).subarray(1));
  const [key, serverPublic, signature] = [reader(reply), reader(reply), reader(reply)];
  const exchange = new SshWriter()
    .string(ownVersion)
    .string(version)
    .string(ownInit)
    .string(serverInit)
    .string(key)
    .string(agreement.publicKey)
    .string(serverPublic)
    .integer(agreement.secret(serverPublic));
  const hash = createHash("sha256").update(exchange.result()).digest();
  if (!isSignedBy(key, signature, hash)) throw new Error("it could not prove the key that it showed");
  return { version, hostKey: hostKeyOf(key) };
}

const reader = (reply: SshReader) => reply.string();

/** What we can do. Nothing will be encrypted; the lists of ciphers are there because a server expects some. */
function keyExchangeInit(): Buffer {
  const ciphers = ["aes128-ctr", "aes256-ctr", "aes256-gcm@openssh.com", "chacha20-poly1305@openssh.com"];
  const codes = ["hmac-sha2-256", "hmac-sha2-512", "hmac-sha2-256-etm@openssh.com"];
  return new SshWriter()
    .byte(message.keyExchangeInit)
    .bytes(randomBytes(16))
    .names(...Object.keys(keyAgreements))
    .names(...hostKeyAlgorithms)
    .names(...ciphers)
    .names(...ciphers)
    .names(...codes)
    .names(...codes)
    .names("none")
    .names("none")
    .names()
    .names()
    .byte(0)
    .number(0)
    .result();
}

/** The first of our ways to agree that the server knows too. */
function commonAgreement(serverInit: Buffer): string {
  const lists = new SshReader(serverInit.subarray(17));
  const [agreements, keys] = [lists.names(), lists.names()];
  if (!hostKeyAlgorithms.some((name) => keys.includes(name)))
    throw new Error(`it has only keys of kinds that we do not accept: ${keys.join(", ").slice(0, 200)}`);
  const common = Object.keys(keyAgreements).find((name) => agreements.includes(name));
  if (common) return common;
  throw new Error(`it agrees on secrets only in ways that we do not know: ${agreements.join(", ").slice(0, 200)}`);
}

function noAgreement(): never {
  throw new Error("no way to agree was found");
}

/** The next message, which must be of this number; those that mean nothing are left out. */
async function expect(stream: PacketStream, number: number): Promise<Buffer> {
  for (let skipped = 0; skipped < 50; skipped++) {
    const payload = await stream.packet();
    if (payload[0] === number) return payload;
    if (payload[0] === message.disconnect) throw new Error(`it said goodbye: ${goodbye(payload)}`);
    if (payload[0] !== message.ignore && payload[0] !== message.debug) break;
  }
  throw new Error("it answered something that does not belong there");
}

function goodbye(payload: Buffer): string {
  const reader = new SshReader(payload.subarray(1));
  reader.number();
  return reader.string().toString("utf8").slice(0, 200);
}
