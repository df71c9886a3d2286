import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { StartUpError } from "@animal-store/node-edge";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { servePreview } from "./serve-preview.ts";

test("a port that is taken is told of as by the other programs, by the variable that it came from", async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await once(other.listen(0, "127.0.0.1"), "listening");
  const { port } = other.address() as AddressInfo;
  await expect(servePreview(new Hono(), { host: "127.0.0.1", port, portName: "DOCS_PORT" })).rejects.toThrow(
    new StartUpError(
      `port ${port} on 127.0.0.1 is taken by another program. Stop that program, or start with DOCS_PORT=${port + 1}.`,
    ),
  );
});
