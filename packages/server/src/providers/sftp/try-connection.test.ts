import { afterEach, describe, expect, it } from "vitest";
import { openSshServer, type SshServer, type SshServerOptions } from "../../testing/ssh-server.ts";
import { tryConnection } from "./try-connection.ts";

describe("trying an SSH server", () => {
  const opened: SshServer[] = [];
  const open = async (options?: SshServerOptions): Promise<SshServer> => {
    const server = await openSshServer(options);
    opened.push(server);
    return server;
  };
  afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

  it.each([
    ["ssh-ed25519", "curve25519-sha256"],
    ["ssh-rsa", "curve25519-sha256"],
    ["ecdsa-sha2-nistp256", "ecdh-sha2-nistp256"],
    ["ssh-ed25519", "ecdh-sha2-nistp256"],
  ] as const)("has it prove a key of the kind %s by %s", async (keyType, agreement) => {
    for (let round = 0; round < (keyType === "ssh-rsa" ? 1 : 6); round++) {
      const server = await open({ keyType, agreement });
      const { server: found, problem } = await tryConnection("127.0.0.1", server.port, 5_000);
      expect([found, problem]).toEqual([
        { version: "SSH-2.0-StandIn_1.0", hostKey: { type: keyType, fingerprint: server.fingerprint } },
        "",
      ]);
    }
  });

  it.each([
    ["impostor", "it could not prove the key that it showed"],
    ["web", "it closed the connection"],
    ["goodbye", "it said goodbye: Too many visitors"],
  ] as const)("says why of an %s", async (behaviour, problem) => {
    const server = await open({ behaviour });
    expect(await tryConnection("127.0.0.1", server.port, 5_000)).toMatchObject({ server: undefined, problem });
  });

  it("waits no longer than it may", async () => {
    const server = await open({ behaviour: "silent" });
    const answer = await tryConnection("127.0.0.1", server.port, 60);
    expect(answer).toMatchObject({ server: undefined, problem: "it did not answer within 60 ms" });
    expect(answer.milliseconds).toBeLessThan(2_000);
  });

  it("says that nobody is there", async () => {
    const server = await openSshServer();
    await server.close();
    expect((await tryConnection("127.0.0.1", server.port, 5_000)).problem).toBe("nothing listens on that port");
  });
});
