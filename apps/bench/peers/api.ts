export type PetStatus = "available" | "pending" | "sold";
export interface NewPet {
  name: string;
  categoryId: number;
  status?: PetStatus | undefined;
}
export interface Pet extends NewPet {
  id: number;
}
export interface Order {
  id: number;
  petId: number;
  status: "placed";
  createdAt: string;
}
type Page = { after: number; limit: number };
type Awaitable<Value> = Value | Promise<Value>;

/** The store of a peer, which is the same API in another framework. */
export interface PetStore {
  list(page: Page & { status?: PetStatus | undefined }): Awaitable<Pet[]>;
  find(id: number): Awaitable<Pet | undefined>;
  add(pet: NewPet): Awaitable<Pet>;
  listOrders(page: Page): Awaitable<Order[]>;
  placeOrder(petId: number): Awaitable<Order | "pet_not_found" | "pet_not_available">;
}

export type PetRow = { id: number; name: string; category_id: number; status: PetStatus | null };

export function toPet({ id, name, category_id, status }: PetRow): Pet {
  return status === null ? { id, name, categoryId: category_id } : { id, name, categoryId: category_id, status };
}

/** The result of authentication and rate limiting: response headers, and the error of a rejected request. */
export interface AccessResult {
  readonly headers: Record<string, string>;
  readonly error?: ApiError;
}
export type CheckAccess = (authorization: string | undefined, address: string) => Awaitable<AccessResult>;

export interface ApiError {
  code: string;
  message: string;
  status: number;
}

export function apiError(status: number, code: string, message: string): ApiError {
  return { code, message, status };
}

export function keyError(authorization: string | undefined): ApiError {
  return apiError(401, authorization ? "invalid_api_key" : "missing_api_key", "Send an API key.");
}

export const cursorError = apiError(400, "invalid_cursor", "cursor belongs to another list.");
export const routeError = apiError(404, "route_not_found", "There is no such resource.");

export function petError(petId: number): ApiError {
  return apiError(404, "pet_not_found", `There is no pet with id ${petId}.`);
}

export function orderError(code: "pet_not_found" | "pet_not_available", petId: number) {
  return apiError(code === "pet_not_found" ? 404 : 409, code, `Pet ${petId} cannot be ordered.`);
}

export const deprecationHeaders = {
  Deprecation: "@1764892800",
  Sunset: "Thu, 05 Dec 2030 00:00:00 GMT",
  Link: '</docs#tag/pets/operation/getPet>; rel="deprecation"; type="text/html", </v1/pets>; rel="successor-version"',
};
export const cacheControl = "private, no-cache";

/** Returns a page and its headers. An extra row means that another page follows, and adds a link to it. */
export function toPage<Row extends { id: number }>(
  rows: Row[],
  path: string,
  { limit, status }: { limit: number; status?: string | undefined },
): { page: Row[]; headers: Record<string, string> } {
  const headers = { "Cache-Control": cacheControl };
  if (rows.length <= limit) return { page: rows, headers };
  const page = rows.slice(0, limit);
  const cursor = Buffer.from(`${status ?? ""}:${page.at(-1)?.id}`).toString("base64url");
  const filter = status ? `&status=${status}` : "";
  return { page, headers: { ...headers, Link: `<${path}?limit=${limit}${filter}&cursor=${cursor}>; rel="next"` } };
}

/** Returns the last id of the previous page, or undefined if the cursor belongs to another list. */
export function parseCursor(cursor: string | undefined, status?: string): number | undefined {
  if (cursor === undefined) return 0;
  const [filter, id] = Buffer.from(cursor, "base64url").toString().split(":");
  return filter === (status ?? "") && id && /^\d+$/.test(id) ? Number(id) : undefined;
}

export const port = Number(process.env.PORT ?? 0);

/** Returns an environment variable. @throws {Error} if it is missing */
export function requiredEnv(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} must be set.`);
}
