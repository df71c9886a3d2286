import { hash } from "node:crypto";
import type { Handler } from "hono";
import { accepts } from "hono/accepts";
import type { LoadedContract } from "../load-contract.ts";
import { describeMock } from "./describe-mock.ts";
import { formatPage, pageStyle } from "./format-page.ts";
import { formatText } from "./format-text.ts";

const policy = [
  "default-src 'none'",
  "img-src data:",
  `style-src 'sha256-${hash("sha256", pageStyle, "base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Creates the handler of the help: a page for browsers, text for other clients. */
export function replyWithHelp(loaded: LoadedContract): Handler {
  return (context) => {
    const description = describeMock(loaded, new URL(context.req.url).origin);
    const supports = ["text/html", "text/plain"];
    const type = accepts(context, { header: "Accept", supports, default: "text/plain" });
    context.header("Vary", "Accept");
    if (type === "text/plain") return context.text(formatText(description));
    context.header("Content-Security-Policy", policy);
    return context.html(formatPage(description));
  };
}
