// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PetList } from "./pet-list.tsx";
import { openStore } from "./store-queries.ts";

// The sandbox that runs is fresh for each test.
beforeEach(async () => {
  await fetch("http://127.0.0.1:4030/_sandbox/reset", { method: "POST" });
});
afterEach(cleanup);

test("the list goes on to its end", async () => {
  const queries = openStore(process.env.KEY ?? "");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PetList queries={queries} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  await expect.poll(() => screen.getAllByRole("listitem").length).toBe(13);
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});
