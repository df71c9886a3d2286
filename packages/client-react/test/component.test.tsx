// @vitest-environment jsdom

import { createSandbox } from "@animal-store/client-testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { PetList } from "./pet-list.tsx";

const sandbox = await createSandbox();
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
