import type { ErrorCode } from "@animal-store/contract";
import type { ContractDocument } from "../document/contract-document.ts";
import { type Cell, shared } from "./cell.ts";
import type { Exchange } from "./exchange.ts";

// A case sends no more: of a larger limit only what the answers tell is looked for.
const mostSent = 1000;

const windows: readonly { member: "perMinute" | "perDay"; name: string; seconds: number; code: ErrorCode }[] = [
  { member: "perMinute", name: "minute", seconds: 60, code: "rate_limit_exceeded" },
  { member: "perDay", name: "day", seconds: 86_400, code: "daily_quota_exceeded" },
];

/** The limits of each plan: told, and where a case can come so far, the last request that passes and the first that does not. */
export function planCells(document: ContractDocument): Cell[] {
  return Object.entries(document["x-rate-limit-plans"]).flatMap(([plan, limits]) =>
    windows.flatMap(({ member, name, seconds, code }) => {
      const limit = limits[member];
      // What null stands for is agreed with each customer.
      if (limit === null) return [];
      const cell = (fact: string, isSeen: Cell["isSeen"]): Cell => ({
        kind: "bounds",
        row: shared,
        name: `${plan} ${fact}`,
        place: ["x-rate-limit-plans", plan, member],
        isSeen,
      });
      const isTold = ({ answer }: Exchange): boolean =>
        (answer.headers.get("ratelimit-policy") ?? "").includes(`"${name}";q=${limit};w=${seconds}`);
      const isBinding = ({ answer }: Exchange): boolean => Number(answer.headers.get("x-ratelimit-limit")) === limit;
      const isUsedUp = ({ answer }: Exchange): boolean => answer.headers.get("x-ratelimit-remaining") === "0";
      const told = cell(`${limit} a ${name} are told`, isTold);
      if (limit > mostSent) return [told];
      return [
        told,
        cell(
          `request ${limit} of a ${name} passes`,
          (exchange) => exchange.answer.status < 400 && isTold(exchange) && isBinding(exchange) && isUsedUp(exchange),
        ),
        cell(
          `request ${limit + 1} of a ${name} is refused`,
          (exchange) => exchange.code === code && isTold(exchange) && isBinding(exchange),
        ),
      ];
    }),
  );
}
