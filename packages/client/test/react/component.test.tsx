// @vitest-environment jsdom

import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openSeededSandbox } from "./open-store.ts";
import { PetList } from "./pet-list.tsx";

// On a busy machine, a response can take longer than the default of 1 s.
configure({ asyncUtilTimeout: 10_000 });

const sandbox = await openSeededSandbox();
const server = setupServer(http.all("https://api.animal-store.example/*", ({ request }) => sandbox.fetch(request)));

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(async () => {
  cleanup();
  await sandbox.reset();
});
afterAll(() => server.close());

it("shows the pets of all pages", async () => {
  render(<PetList apiKey={sandbox.apiKey} />);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(10));
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(13));
  expect(screen.queryByRole("button")).toBeNull();
});
