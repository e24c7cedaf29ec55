import { describe, expect, it } from "vitest";
import { keysOfSecret, newKey, ringOf } from "./key-ring.ts";
import { createVault } from "./vault.ts";

const secret = "a secret for tests, long enough for HS256";
const vault = createVault(secret);
/** What version 1 sealed with this secret: `hunter2` at `demo sftp 1`. */
const old = "v1.BwcHBwcHBwcHBwcH.b8YFdRAgfenp3kxoDPF7UQ.vprllZJyGg";

describe("the vault", () => {
  it("opens what it sealed, and only at its place", () => {
    const sealed = vault.seal("Größe 5 – päss", "demo sftp 1");
    expect(vault.open(sealed, "demo sftp 1")).toBe("Größe 5 – päss");
    expect(() => vault.open(sealed, "other sftp 1")).toThrow("Store it again");
  });

  it("shows nothing of the secret and seals it differently each time", () => {
    const sealed = [vault.seal("hunter2", "a"), vault.seal("hunter2", "a")];
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const text of sealed) expect(text).not.toContain(Buffer.from("hunter2").toString("base64url"));
  });

  it("opens nothing that was changed, is of another kind or of another secret", () => {
    const sealed = vault.seal("hunter2", "a");
    const [kind, key, nonce, tag, text = ""] = sealed.split(".");
    const flipped = `${text[0] === "A" ? "B" : "A"}${text.slice(1)}`;
    const unlike = ["", "v1...", "v1.AA.AA.AA", "v2", `v2.${key}`, `v2.${key}.AA.AA.AA`];
    for (const wrong of [[kind, key, nonce, tag, flipped].join("."), sealed.replace("v2", "v9"), ...unlike])
      expect(() => vault.open(wrong, "a")).toThrow("does not open");
    expect(() => vault.open(["v1", nonce, tag, text].join("."), "a")).toThrow("does not open");
    expect(() => createVault("another secret for tests, long enough").open(sealed, "a")).toThrow("does not open");
  });

  it("opens what an earlier version sealed, which named no key, with old keys too", () => {
    expect(vault.open(old, "demo sftp 1")).toBe("hunter2");
    const rotated = createVault(ringOf([newKey("vault"), newKey("tokens"), ...keysOfSecret(secret)]));
    expect(rotated.open(old, "demo sftp 1")).toBe("hunter2");
    expect(() => rotated.open(old, "demo sftp 2")).toThrow("does not open");
  });

  it("seals with the newest key, names it, and opens what older ones sealed as long as they are there", () => {
    const [tokens, first, second] = [newKey("tokens"), newKey("vault"), newKey("vault")];
    const [before, after] = [createVault(ringOf([tokens, first])), createVault(ringOf([tokens, second, first]))];
    const sealed = before.seal("hunter2", "a");
    expect(sealed.split(".").slice(0, 2)).toEqual(["v2", first.id]);
    expect(after.open(sealed, "a")).toBe("hunter2");
    expect(after.seal("hunter2", "a").split(".")[1]).toBe(second.id);
    expect(() => createVault(ringOf([tokens, second])).open(sealed, "a")).toThrow("does not open");
    // A key of the same name with another secret, and a text that says it is of another key.
    expect(() => createVault(ringOf([tokens, { ...second, id: first.id }])).open(sealed, "a")).toThrow("does not open");
    const renamed = sealed.replace(first.id, second.id);
    expect(() => after.open(renamed, "a")).toThrow("does not open");
  });
});
