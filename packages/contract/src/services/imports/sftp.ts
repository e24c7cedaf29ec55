import { post, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  integer,
  nullable,
  oneOf,
  required,
  sensitive,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

const host = text({
  min: 1,
  max: 255,
  pattern: "^[A-Za-z0-9.:_-]+$",
  patternMessage: "Expected the name or address of a server alone, such as sftp.erp.example",
  description: "The server's name or address",
  example: "sftp.erp.example",
});
const port = integer({ min: 1, max: 65_535, description: "The server's port", example: 22 });
const username = text({ min: 1, max: most.text, description: "Who signs in there", example: "purvey" });
const directory = text({ min: 1, max: 255, description: "The folder for the files", example: "/inbound/orders" });
const hostKeyFingerprint = text({
  max: 100,
  pattern: "^SHA256:[A-Za-z0-9+/]{43}$",
  patternMessage: "Expected `SHA256:` and 43 characters, as `ssh-keygen -lf` shows it",
  description: "The fingerprint of the server's key, as `ssh-keygen -lf` shows it",
  example: "SHA256:uNiVztksCsDhcc0u9e8BrdCwyySDnvqcVgvFPK3VbSo",
});

/** The connection of a plan, and what became of the last try; the secret is never answered. */
export const SftpConnection: ObjectSchema = entity("SftpConnection", "The SFTP connection of an import plan", {
  scheduledImportMasterUid: uid("The plan"),
  host,
  port,
  username,
  authentication: oneOf(["password", "key"], { description: "What is stored to sign in with" }),
  directory,
  hostKeyType: nullable(text({ description: "The kind of the server's key", example: "ssh-ed25519" })),
  hostKeyFingerprint: nullable(hostKeyFingerprint),
  connected: yesNo({ description: "Y when the server showed the expected key, let the user in and has the folder" }),
  message: text({
    description: "What became of the try, in a sentence",
    example: "Signed in within 41 ms, and the folder `/` is there.",
  }),
  serverVersion: nullable(text({ description: "What the server calls itself", example: "SSH-2.0-OpenSSH_9.6" })),
  milliseconds: integer({ min: 0, description: "How long the try took", example: 41 }),
  dateTested: datetime({ description: "When it was tried" }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const SftpConnectionInput = input("SftpConnectionInput", "How to reach an SFTP server", {
  host: required(host),
  port: { ...port, default: 22 },
  username: required(username),
  password: sensitive(text({ min: 1, max: most.longText, description: "The password; stored sealed, never answered" })),
  privateKey: sensitive(
    text({
      min: 1,
      max: most.document,
      description:
        "A private key (PEM or OpenSSH, not encrypted) in place of a password; stored sealed, never answered",
    }),
  ),
  directory: { ...directory, default: "/" },
  hostKeyFingerprint: {
    ...hostKeyFingerprint,
    description: "The key to expect; without it the one stored, or at the first time the one that answers",
  },
});

/** `/scheduled-import-master`: the plans by which documents travel. */
export const scheduledImportMaster: Resource = resource("/scheduled-import-master", {
  sftp: post("/{id}/metadata/sftp", {
    params: { id: uid("scheduledImportMasterUid of the plan") },
    body: SftpConnectionInput,
    returns: SftpConnection,
    summary: "Store and try the SFTP connection of an import plan",
    description:
      "Signs in to the server, once it has shown the expected key, and looks for the folder. Password or key may be left out where one is stored for the same host, port and user. Addresses of private networks are refused (422) unless the server's configuration allows them.",
    words: ["SSH", "file transfer", "connection", "credentials", "ERP", "test", "fingerprint"],
    tasks: ["does the file transfer work", "log in to a partner's server", "EDI file drop", "set up file transfer"],
    permission: "import.write",
    scope: "site",
    errors: ["BUSINESS_LOGIC_ERROR"],
  }),
});
