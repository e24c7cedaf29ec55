import { afterEach, describe, expect, it } from "vitest";
import { openSshServer, type SshServer, type SshServerOptions, sshKey } from "../../testing/ssh-server.ts";
import { tryConnection } from "./try-connection.ts";

const password = "correct horse";

describe("trying an SFTP server", () => {
  const opened: SshServer[] = [];
  const open = async (options?: SshServerOptions): Promise<SshServer> => {
    const server = await openSshServer({ password, folders: ["/in"], ...options });
    opened.push(server);
    return server;
  };
  afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

  const signIn = ({ port }: SshServer, more = {}, timeout = 5_000) =>
    tryConnection(
      {
        address: "127.0.0.1",
        port,
        username: "purvey",
        authentication: "password",
        secret: password,
        directory: "/in",
        expected: null,
        ...more,
      },
      timeout,
    );

  it.each([
    ["ed25519", "ssh-ed25519"],
    ["rsa", "ssh-rsa"],
    ["ecdsa", "ecdsa-sha2-nistp256"],
  ] as const)(
    "signs in where the host has a key of the kind %s, and tells its fingerprint",
    async (keyType, hostKeyType) => {
      const server = await open({ keyType });
      expect(await signIn(server)).toEqual({
        server: { version: "SSH-2.0-StandIn_1.0", hostKeyType, fingerprint: server.fingerprint },
        problem: "",
        milliseconds: expect.any(Number),
      });
    },
  );

  it.each(["ed25519", "rsa", "ecdsa"] as const)("signs in with a private key of the kind %s", async (type) => {
    const key = sshKey(type);
    const server = await open({ privateKey: key });
    expect((await signIn(server, { authentication: "key", secret: key })).problem).toBe("");
    const other = { authentication: "key", secret: sshKey(type) };
    expect((await signIn(server, other)).problem).toBe("it refused the user or the secret");
  });

  it("gives the secret to no host with another key", async () => {
    const server = await open();
    const { server: found } = await signIn(server, { expected: `SHA256:${"A".repeat(43)}` });
    expect([found?.fingerprint, server.attempts()]).toEqual([server.fingerprint, 0]);
  });

  it.each([
    ["a wrong password", {}, { secret: "wrong" }, "it refused the user or the secret"],
    ["a folder that is not there", {}, { directory: "/out" }, "it has no folder `/out`"],
    ["a host without SFTP", { behavior: "shell" }, {}, "it offers no SFTP"],
    ["a web server", { behavior: "web" }, {}, "it closed the connection"],
  ] as const)("says of %s what is wrong", async (_, options, login, problem) => {
    expect(await signIn(await open(options), login)).toMatchObject({ problem });
  });

  it("waits no longer than it may", async () => {
    const answer = await signIn(await open({ behavior: "silent" }), {}, 60);
    expect(answer).toMatchObject({ server: undefined, problem: "it did not answer within 60 ms" });
  });

  it("says that nobody is there", async () => {
    const server = await openSshServer();
    await server.close();
    expect((await signIn(server)).problem).toBe("nothing listens on that port");
  });
});
