import { get, keyTexts, limits, type Outcome } from "./prism-limit.ts";

const listed: Outcome = { status: 200 };
const invalid: Outcome = { status: 400, code: "invalid_cursor" };

const neverIssued = ["nonsense", "abc", "!!!", "", "0", "%00", "x".repeat(2000)];

const ofAllPets = "bGlzdFBldHM6OjE";
const ofSoldPets = "bGlzdFBldHM6c3RhdHVzPXNvbGQ6Mg";

/** A cursor belongs to the list and the filter that it was issued for; Prism takes any text for one. (D-01) */
export const cursorLimits = limits(false, [
  ...["/pets", "/store/orders"].flatMap((list) =>
    neverIssued.map((cursor) => ({
      id: `cursor-never-issued: ${list} ${cursor.slice(0, 20)}`,
      request: get(`${list}?cursor=${cursor}`),
      wrong: listed,
      right: invalid,
    })),
  ),
  ...keyTexts.map((text) => ({
    id: `cursor-is-a-key: ${text}`,
    request: get(`/pets?cursor=${text}`),
    wrong: listed,
    right: invalid,
  })),
  ...[
    `/store/orders?cursor=${ofAllPets}`,
    `/pets?status=sold&cursor=${ofAllPets}`,
    `/pets?limit=1&status=sold&cursor=${ofAllPets}`,
    `/pets?limit=1&cursor=${ofSoldPets}`,
  ].map((path) => ({ id: `cursor-of-another-list: ${path}`, request: get(path), wrong: listed, right: invalid })),
]);
