import { describe, expect, it } from "vitest";
import { createVault } from "./vault.ts";

const vault = createVault("a secret for tests, long enough for HS256");

describe("the vault", () => {
  it("opens what it sealed, and only at its place", () => {
    const sealed = vault.seal("Größe 5 – päss", "demo sftp 1");
    expect(vault.open(sealed, "demo sftp 1")).toBe("Größe 5 – päss");
    expect(() => vault.open(sealed, "other sftp 1")).toThrow("Store it again.");
  });

  it("shows nothing of the secret and seals it differently each time", () => {
    const sealed = [vault.seal("hunter2", "a"), vault.seal("hunter2", "a")];
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const text of sealed) expect(text).not.toContain(Buffer.from("hunter2").toString("base64url"));
  });

  it("opens nothing that was changed, is of another kind or of another secret", () => {
    const sealed = vault.seal("hunter2", "a");
    const [kind, nonce, tag, text = ""] = sealed.split(".");
    const flipped = `${text[0] === "A" ? "B" : "A"}${text.slice(1)}`;
    for (const wrong of [[kind, nonce, tag, flipped].join("."), sealed.replace("v1", "v9"), "", "v1...", "v1.AA.AA.AA"])
      expect(() => vault.open(wrong, "a")).toThrow("does not open");
    expect(() => createVault("another secret for tests, long enough").open(sealed, "a")).toThrow("does not open");
  });
});
