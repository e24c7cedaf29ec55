import { createHash, createPrivateKey, generateKeyPairSync } from "node:crypto";
import ssh2 from "ssh2";
import { describe, expect, it } from "vitest";
import { sshKey } from "../../testing/ssh-server.ts";
import { openSshKey, readPrivateKey } from "./private-key.ts";

/** By `ssh-keygen -t ed25519`; its public key begins with a zero, which one in 256 does. */
const zeroed = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW
QyNTUxOQAAACAANE+gcpdap+AiSWZerOez2Jrvwxah5vM3nU4lkcEVmwAAAJDsGUze7BlM
3gAAAAtzc2gtZWQyNTUxOQAAACAANE+gcpdap+AiSWZerOez2Jrvwxah5vM3nU4lkcEVmw
AAAEAhI8IDxkRr7x6f8xz2OwF6i7dRFH82U2dnJCPPmxKWoQA0T6Byl1qn4CJJZl6s57PY
mu/DFqHm8zedTiWRwRWbAAAAB2V4YW1wbGUBAgMEBQY=
-----END OPENSSH PRIVATE KEY-----
`;
const publicOfZeroed = "AAAAC3NzaC1lZDI1NTE5AAAAIAA0T6Byl1qn4CJJZl6s57PYmu/DFqHm8zedTiWRwRWb";

/** By `ssh-keygen -t ed25519 -N secret`. */
const withPassphrase = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAACmFlczI1Ni1jdHIAAAAGYmNyeXB0AAAAGAAAABCBYIPT/c
bTFbW02RakMTo5AAAAEAAAAAEAAAAzAAAAC3NzaC1lZDI1NTE5AAAAIMotfoFO5wFmOtYU
VExuEseqr0JnHeAbtRER+QG9scnxAAAAkK5Q15QLVvANQLkrrOTVAVjK8MUONE1rX7IczP
9vAuViTuqtAf74liiOMSR8drKci48qhZnp2jtfbSvoE4CsFgV7S4a8k2xGK2zh1QSVuk2f
EitXtZw64Wge8hclHnFiQ/CFM9z4LTndTlaTO9uXh42DFAnkSSdf9fJFA5UOkUY2gUm2Dl
qJnN5o5uOgD/ZJcw==
-----END OPENSSH PRIVATE KEY-----
`;

/** The public key, as it stands in `authorized_keys`. */
async function publicOf(text: string): Promise<string> {
  const { text: read = "", problem } = await readPrivateKey(text);
  expect(problem).toBeUndefined();
  const key = ssh2.utils.parseKey(read);
  if (key instanceof Error) throw key;
  return key.getPublicSSH().toString("base64");
}

/** The Ed25519 key of 32 bytes of a digest: the same ones in each run. */
function derived(number: number) {
  const seed = createHash("sha256").update(`key ${number}`).digest();
  const head = Buffer.from("302e020100300506032b657004220420", "hex");
  return createPrivateKey({ key: Buffer.concat([head, seed]), format: "der", type: "pkcs8" });
}

describe("a private key", () => {
  it("is read whatever bytes it begins with", async () => {
    expect(await publicOf(zeroed)).toBe(publicOfZeroed);
    const keys = Array.from({ length: 1_000 }, (_, number) => derived(number));
    const zeros = keys.filter((key) => Buffer.from(key.export({ format: "jwk" }).x ?? "", "base64url")[0] === 0);
    expect(zeros.length).toBeGreaterThan(0);
    for (const key of keys) {
      const { x = "" } = key.export({ format: "jwk" });
      const ssh = Buffer.from(await publicOf(openSshKey(key)), "base64");
      expect(ssh.subarray(-32).toString("base64url")).toBe(x);
    }
  });

  it.each([
    ["Windows' line ends", zeroed.replaceAll("\n", "\r\n")],
    ["old line ends", zeroed.replaceAll("\n", "\r")],
    ["a byte order mark", `\uFEFF${zeroed}`],
    ["indented lines", zeroed.replaceAll(/^/gm, "    ")],
    ["blanks at the ends of lines", zeroed.replaceAll("\n", "  \n")],
    ["empty lines", zeroed.replaceAll("\n", "\n\n")],
    ["what was copied before and after it", `$ cat id_ed25519\n${zeroed}$ `],
  ])("is read with %s", async (_, text) => {
    expect(await publicOf(text)).toBe(publicOfZeroed);
  });

  it.each([
    ["rsa", () => generateKeyPairSync("rsa", { modulusLength: 2048 })],
    ["P-256", () => generateKeyPairSync("ec", { namedCurve: "P-256" })],
    ["P-384", () => generateKeyPairSync("ec", { namedCurve: "P-384" })],
    ["P-521", () => generateKeyPairSync("ec", { namedCurve: "P-521" })],
    ["ed25519", () => generateKeyPairSync("ed25519")],
  ])("of the kind %s is read in PKCS#8 as in the form of its own", async (_, make) => {
    const { privateKey, publicKey } = make();
    const ssh = await publicOf(privateKey.export({ type: "pkcs8", format: "pem" }).toString());
    const key = ssh2.utils.parseKey(
      `${Buffer.from(ssh, "base64").toString("latin1", 4, 4 + Buffer.from(ssh, "base64").readUInt32BE(0))} ${ssh}`,
    );
    if (key instanceof Error) throw key;
    const spki = (pem: string | Buffer) => pem.toString().trim();
    expect(spki(key.getPublicPEM())).toBe(spki(publicKey.export({ type: "spki", format: "pem" })));
  });

  it.each([
    ["no key", "correct horse", "it is no private key in PEM or OpenSSH form"],
    [
      "a damaged one",
      "-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----",
      "it is no private key in PEM or OpenSSH form",
    ],
    ["a half one", zeroed.replace(/.*\n(?=-----END)/, ""), "it is no private key in PEM or OpenSSH form"],
    [
      "one of no use in SSH",
      generateKeyPairSync("x25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      "it is no private key in PEM or OpenSSH form",
    ],
    [
      "one of PuTTY",
      "PuTTY-User-Key-File-3: ssh-ed25519\r\nEncryption: none\r\nComment: erp\r\nPublic-Lines: 2\r\n",
      "it is in PuTTY's own form; open it in PuTTYgen, and choose Conversions, Export OpenSSH key",
    ],
    ["a public one", `ssh-ed25519 ${publicOfZeroed} example`, "it is a public key"],
    ["one with a passphrase", withPassphrase, "it is encrypted"],
    [
      "one in PKCS#8 with a passphrase",
      derived(1).export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "secret" }).toString(),
      "it is encrypted",
    ],
  ])("is told of before it is stored when it is %s", async (_, text, problem) => {
    expect(await readPrivateKey(text)).toEqual({ problem });
  });

  it.each(["ed25519", "rsa", "ecdsa"] as const)("of the tests' kind %s is one", async (type) => {
    expect((await readPrivateKey(sshKey(type))).problem).toBeUndefined();
  });
});
