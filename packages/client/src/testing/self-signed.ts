import { generateKeyPairSync, sign } from "node:crypto";

/** A key and a certificate for 127.0.0.1 that it signs itself, in PEM, made for one run of the tests. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const body = certificateBody(publicKey.export({ type: "spki", format: "der" }));
  const signature = sign("sha256", body, privateKey);
  const der = sequence(body, ecdsaWithSha256, element(0x03, Buffer.from([0]), signature));
  const lines = der.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value in DER: tag, length, contents. */
function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const head =
    length < 128 ? [tag, length] : length < 256 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => element(0x30, ...parts);
const identifier = (hex: string) => element(0x06, Buffer.from(hex, "hex"));
const yes = element(0x01, Buffer.from([255]));
const ecdsaWithSha256 = sequence(identifier("2a8648ce3d040302"));

function certificateBody(publicKey: Buffer): Buffer {
  const commonName = sequence(identifier("550403"), element(0x0c, Buffer.from("localhost")));
  const name = sequence(element(0x31, commonName));
  const time = (text: string) => element(0x18, Buffer.from(text));
  const authority = sequence(identifier("551d13"), yes, element(0x04, sequence(yes)));
  const address = sequence(identifier("551d11"), element(0x04, sequence(element(0x87, Buffer.from([127, 0, 0, 1])))));
  return sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time("20000101000000Z"), time("21000101000000Z")),
    name,
    publicKey,
    element(0xa3, sequence(authority, address)),
  );
}
