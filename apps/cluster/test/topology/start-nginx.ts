import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "@animal-store/sql-store/testing";

export interface NginxProcess {
  readonly origin: string;
  end(): Promise<void>;
}

const script = fileURLToPath(new URL("../../../../scripts/nginx.mjs", import.meta.url));
const configurationFolder = new URL("../../nginx/", import.meta.url);

/**
 * Starts nginx with the configuration of the compose file. Only addresses and folders differ.
 * @param workers number of processes. With one, all clients share its connections to the servers
 */
export async function startNginx(ports: readonly number[], workers?: number): Promise<NginxProcess> {
  const path = findNginx();
  const folder = mkdtempSync(join(tmpdir(), "animal-store-nginx-"));
  // If the tests run as root, the nginx workers run as another user.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const write = (name: string, transform: (text: string) => string) =>
    writeFileSync(join(folder, name), transform(readFileSync(new URL(name, configurationFolder), "utf8")));
  write("nginx.conf", (text) =>
    text
      .replace("worker_processes auto", `worker_processes ${workers ?? "auto"}`)
      .replace("listen 8080", `listen 127.0.0.1:${port}`)
      .replaceAll("/tmp/nginx", `${folder}/nginx`),
  );
  write("servers.conf", (text) => withAddresses(text, ports));

  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"];
  const { status, stderr: problems } = spawnSync(path, [...args, "-t"], { encoding: "utf8" });
  if (status !== 0) throw new Error(`nginx rejects its configuration: ${problems}`);
  const child = spawn(path, [...args, "-g", "daemon off;"], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  let stderr = "";
  child.stderr.on("data", (chunk) => (stderr += chunk));
  while (!(await isListening(port))) if (child.exitCode !== null) throw new Error(`nginx exited: ${stderr}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    async end() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Inserts addresses, because the nginx of Debian does not support `resolve` in an upstream. */
function withAddresses(text: string, ports: readonly number[]): string {
  const [line = ""] = /^.*server server-1:3000 resolve.*\n/m.exec(text) ?? [];
  const lines = ports.map((port) => line.replace("server-1:3000 resolve", `127.0.0.1:${port}`)).join("");
  return text
    .replace(/^resolver .*\n/m, "")
    .replace(/^.*server server-[2-9]:3000 resolve.*\n/gm, "")
    .replace(line, lines);
}

function findNginx(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  if (status !== 0) throw new Error(`nginx is unavailable for tests. ${stderr.trim().split("\n").at(-1)}`);
  return stdout.trim();
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
