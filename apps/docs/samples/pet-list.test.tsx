// @vitest-environment jsdom
import { createSandbox } from "@animal-store/sandbox";
import { systemClock } from "@animal-store/service";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
} from "@testing-library/react";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { AddPet } from "./add-pet.tsx";
import { PetList } from "./pet-list.tsx";
import { openStore } from "./store-queries.ts";

// A busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });

const silent = () => {};
const sandbox = await createSandbox({
  seed: "animal-store",
  clock: systemClock,
  log: { warn: silent, error: silent },
  clientAddress: () => "192.0.2.1",
});
const [free] = sandbox.keys;
const server = setupServer(
  http.all("http://127.0.0.1:4030/*", ({ request }) => sandbox.app.fetch(request)),
);

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(async () => {
  cleanup();
  await sandbox.reset();
});
afterAll(() => server.close());

function show(key = free?.key ?? "") {
  const queries = openStore(key);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AddPet queries={queries} />
      <PetList queries={queries} />
    </QueryClientProvider>,
  );
}

test("the list begins with ten and goes on to its end", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  await expect.poll(() => screen.getAllByRole("listitem").length).toBe(13);
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});

test("an animal that was added is in the list", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Bo" } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByText("Bo");
});

test("what is wrong with a name stands beside the field", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  expect((await screen.findByRole("alert")).textContent).toContain("name");
});

test("a key that does not work leads to the sign-in", async () => {
  show("as_test_unknown");
  expect((await screen.findByRole("alert")).textContent).toContain("Sign in again");
});
