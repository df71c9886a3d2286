import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contract } from "../contract-document.ts";
import { createSampleSandbox, keyOf } from "../samples/sample-sandbox.ts";
import { guideSources } from "../test/guide-samples.ts";
import { toLimitScenario } from "./exchange-pictures.ts";
import { formatList } from "./markdown.ts";
import { drawPicture, getPicture, pictureNames, renderPicture } from "./pictures.ts";

const codes = Object.keys(contract["x-error-codes"] ?? {});

test.each(pictureNames)("a guide shows the picture %s", (name) => {
  expect(guideSources.filter(({ text }) => text.includes(`{{picture ${name}}}`))).toHaveLength(1);
});

test("the lifecycle has each error code of the contract once, with its status", () => {
  const drawing = drawPicture(getPicture("lifecycle", contract), "narrow").replaceAll(/<svg[^>]*>/g, "");
  const drawn = [...drawing.matchAll(/>(\d{3})<\/text><text[^>]*>(\w+)</g)].map(([, status, code]) => [code, status]);
  const documented = Object.entries(contract["x-error-codes"] ?? {}).map(([code, { status }]) => [code, `${status}`]);
  expect(drawn.toSorted()).toEqual(documented.toSorted());
});

test("the service checks a request in the order of the lifecycle", async () => {
  const { send, sandbox } = await openSandbox();
  const free = keyOf(sandbox, "free");
  const write = { method: "POST", body: "[" };
  for (let call = 1; call <= toLimitScenario(contract).perMinute; call += 1) await send("/pets", {}, free);
  const responses = [
    await send("/unknown", write, "as_live_unknown"),
    await send("/unknown", write, free),
    await send("/unknown", write),
    await send("/pets", { ...write, method: "PUT" }),
    await send("/pets", write, keyOf(sandbox, "read only")),
    await send("/pets", { ...write, headers: { "Content-Type": "text/plain" } }),
    await send("/pets", { ...write, body: "[".repeat(70_000) }),
    await send("/pets", write),
    await send("/pets", { ...write, body: "[]" }),
    await send("/pets?cursor=unknown"),
    await send("/store/orders", { ...write, body: '{"petId":4711}' }),
  ];
  const observed = await Promise.all(responses.map(async (response) => (await response.json()).code));
  const described = renderPicture("lifecycle", contract, "plain").match(/(?<=`)\w+(?=`)/g) ?? [];
  expect(observed).toEqual(described.filter((code) => observed.includes(code)));
});

test("an order changes the statuses of the picture, and no other ones", async () => {
  const { send } = await openSandbox();
  const results = new Map<string | undefined, string>();
  for (const status of [undefined, "available", "pending", "sold"]) {
    const { id } = await (await post("/pets", { name: "Rex", categoryId: 7, status })).json();
    const order = await post("/store/orders", { petId: id });
    const [pet] = await (await send(`/pets?id=${id}`)).json();
    results.set(status, order.ok ? `${pet.status}, ${(await order.json()).status}` : `${order.status}`);
  }
  const changed = [...results.values()].filter((result) => result.includes(","));
  const rejected = [...results].filter(([, result]) => result === "409").map(([status]) => `\`${status}\``);
  const { text } = getPicture("statuses", contract);
  expect(changed).toEqual(["pending, placed", "pending, placed"]);
  expect(text).toContain("without a status or with `available` to `pending`");
  expect(text).toContain("an order with the status `placed`");
  expect(text).toContain(`a pet that is ${formatList(rejected)}, it returns 409`);

  function post(path: string, body: object): Promise<Response> {
    return send(path, { method: "POST", body: JSON.stringify(body) });
  }
});

test("the pages of the picture are those of the service", async () => {
  const { send } = await openSandbox("empty");
  for (let pet = 1; pet <= 5; pet += 1) await addPet();
  const drawn: number[] = [];
  let target: string | undefined = "/pets?limit=2";
  while (target) {
    const page = await send(target);
    drawn.push(...(await page.json()).map(({ id }: { id: number }) => id));
    if (drawn.length === 2) drawn.push((await (await addPet()).json()).id);
    target = /<\/v1(.*)>/.exec(page.headers.get("Link") ?? "")?.[1];
  }
  const drawing = drawPicture(getPicture("pagination", contract), "wide");
  expect([...drawing.matchAll(/class="title main"[^>]*>(\d)</g)].map(([, id]) => Number(id))).toEqual(drawn);

  function addPet(): Promise<Response> {
    return send("/pets", { method: "POST", body: '{"name":"Rex","categoryId":7}' });
  }
});

test("a client of the service gets the 429s and the ban of the picture", async () => {
  const { send, sandbox } = await openSandbox();
  const { perMinute, exhaustedAt, wait, strikes, interval, bannedAt, seconds } = toLimitScenario(contract);
  const start = sandbox.clock.now();
  const free = keyOf(sandbox, "free");
  const sendAt = async (time: number) => {
    await sandbox.clock.moveTo(start + time * 1000);
    const response = await send("/pets", {}, free);
    return response.ok ? "200" : `${(await response.json()).code} ${response.headers.get("Retry-After")}`;
  };
  for (let call = 1; call <= perMinute; call += 1) expect(await sendAt(0)).toBe("200");
  expect(await sendAt(exhaustedAt)).toBe(`rate_limit_exceeded ${wait}`);
  for (let strike = 1; strike < strikes; strike += 1)
    expect(await sendAt(exhaustedAt + strike * interval)).toMatch("rate_limit_exceeded");
  expect(await sendAt(bannedAt)).toBe(`key_banned ${seconds}`);
  expect(await sendAt(bannedAt + seconds)).toBe("200");
});

test("the pictures follow the contract", () => {
  const changed = structuredClone(contract);
  Object.assign(changed, {
    "x-rate-limit-plans": { free: { perMinute: 61, perDay: 2345 } },
    "x-idempotency": { keptSeconds: 7200 },
    "x-ban": { ...changed["x-ban"], strikes: 8, seconds: 200 },
  });
  const drawing = (name: string) => drawPicture(getPicture(name, changed), "narrow");
  for (const text of ["minute: 61", "day: 2,345 requests", "8 strikes", "key_banned: 200 s"])
    expect(drawing("rate-limits")).toContain(text);
  expect(drawing("idempotency")).toContain("stores it for 2 hours");
  expect(drawing("contract")).toContain(`>${codes.length} codes<`);
});

test("rejects an unknown picture", () => {
  expect(() => getPicture("ships", contract)).toThrow("picture must name one of contract, lifecycle");
});

// Update the files with `pnpm test pictures -u`.
test.each(
  ["contract", "lifecycle"].flatMap((name) => [
    [name, "light"],
    [name, "dark"],
  ]),
)("the file of the picture %s with the theme %s is current", async (name = "", theme = "") => {
  const svg = drawPicture(getPicture(name, contract), "wide", resolveStyles(theme));
  await expect(`${svg}\n`).toMatchFileSnapshot(`../../assets/${name}-${theme}.svg`);
});

/** Returns the rules of pictures, with the values of their variables. */
function resolveStyles(theme: string): string {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const themes = read("site/styles/theme.css") + read("src/try/try.css");
  const blocks = [...themes.matchAll(/:root(\S*) \{([^}]*)\}/g)].filter(
    ([, selector = ""]) => !selector || selector.includes(theme),
  );
  const variables = new Map(
    blocks.flatMap(([, , block = ""]) =>
      [...block.matchAll(/(--[\w-]+): (.*);/g)].map(([, name, value]) => [name, value]),
    ),
  );
  const [rules = ""] = read("site/styles/pictures.css").split("/*");
  const font = ".picture { font-family: ui-sans-serif, system-ui, sans-serif; }";
  return `${font} ${rules}`
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => variables.get(name) ?? "")
    .replaceAll(/\s+/g, " ");
}

async function openSandbox(seed?: string) {
  const sandbox = await createSampleSandbox(seed);
  const key = keyOf(sandbox, "business");
  const send = async (path: string, init: RequestInit = {}, apiKey = key): Promise<Response> => {
    const headers = { "Content-Type": "application/json", ...init.headers, Authorization: `Bearer ${apiKey}` };
    return sandbox.app.request(`/v1${path}`, { ...init, headers });
  };
  return { sandbox, send };
}
