import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { chromium, type Page } from "playwright-core";
import { createDocsApp } from "../docs-app.ts";

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const quietFlags = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** A tab that lets nothing out of this machine, with what the page asked for or complained about. */
export type Visit = { page: Page; strangers: string[]; complaints: string[] };

export type ServedSite = { origin: string; visit(): Promise<Visit>; close(): Promise<void> };

/** Serves the built site on a free port and starts a browser to visit it with. */
export async function serveSite(executablePath: string): Promise<ServedSite> {
  const site = fileURLToPath(new URL("../../dist", import.meta.url));
  const server = serve({ fetch: createDocsApp(site).fetch, hostname: "127.0.0.1", port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const profile = mkdtempSync(join(tmpdir(), "animal-store-docs-"));
  const viewport = { width: 1400, height: 1000 };
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    viewport,
    args: [...flags, ...quietFlags],
  });

  async function visit(): Promise<Visit> {
    const page = await context.newPage();
    const strangers: string[] = [];
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    await page.route("**/*", (route) => {
      const url = route.request().url();
      if (["data:", "blob:", `${origin}/`].some((start) => url.startsWith(start))) return route.continue();
      strangers.push(url);
      return route.abort();
    });
    return { page, strangers, complaints };
  }

  async function close(): Promise<void> {
    await context.close();
    await new Promise((resolve) => server.close(resolve));
    rmSync(profile, { recursive: true, force: true });
  }

  return { origin, visit, close };
}
