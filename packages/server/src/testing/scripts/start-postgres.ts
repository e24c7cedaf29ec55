/** Starts a server, prints its URL and waits to be killed: for the test of what becomes of the server then. */
import { startPostgres } from "../postgres-server.ts";

const server = await startPostgres();
console.log(server.url);
setInterval(() => {}, 60_000);
