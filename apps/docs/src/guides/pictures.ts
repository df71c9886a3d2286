import type { ContractRoot } from "../contract-document.ts";
import { type Drawing, escapeXml } from "./drawing.ts";
import { drawIdempotency, drawPagination, drawRateLimits, drawStatuses } from "./exchange-pictures.ts";
import { joinParagraphs, type OutputFormat } from "./markdown.ts";
import { drawCluster, drawContract, drawLifecycle } from "./system-pictures.ts";

/** A picture that is drawn for wide and for narrow columns. */
export type Picture = {
  readonly title: string;
  /** Describes the picture. Markdown. */
  readonly text: string;
  /** Details that `text` does not contain. Markdown. */
  readonly items?: readonly string[];
  readonly draw: (width: number) => Drawing;
};

const pictures: Readonly<Record<string, (contract: ContractRoot) => Picture>> = {
  contract: drawContract,
  lifecycle: drawLifecycle,
  statuses: drawStatuses,
  pagination: drawPagination,
  idempotency: drawIdempotency,
  "rate-limits": drawRateLimits,
  cluster: drawCluster,
};

export const pictureNames: readonly string[] = Object.keys(pictures);

/** @throws {Error} if the picture is unknown */
export function getPicture(name: string, contract: ContractRoot): Picture {
  const picture = pictures[name]?.(contract);
  if (picture) return picture;
  throw new Error(`picture must name one of ${pictureNames.join(", ")}, got "${name}". Correct the guide.`);
}

/** Renders a picture with its text below, or only its text. CSS selects the drawing for the width of the column. */
export function renderPicture(name: string, contract: ContractRoot, format: OutputFormat): string {
  const picture = getPicture(name, contract);
  const { text, items = [] } = picture;
  if (format === "plain") return joinParagraphs(text, items.map((item, index) => `${index + 1}. ${item}`).join("\n"));
  const drawings = `${drawPicture(picture, "wide")}\n${drawPicture(picture, "narrow")}`;
  return `<figure class="picture">\n${drawings}\n<figcaption>\n\n${text}\n\n</figcaption>\n</figure>`;
}

const widths = { wide: 680, narrow: 350 };

/** Draws a picture as an SVG document. @param style CSS rules, for a picture outside of a page */
export function drawPicture({ title, items = [], draw }: Picture, size: keyof typeof widths, style = ""): string {
  const { height, shapes } = draw(widths[size]);
  const label = [title, ...items].join(". ").replaceAll(/`|\]\([^)]*\)|\[/g, "");
  const attributes = `class="picture ${size}" role="img" aria-label="${escapeXml(label)}" data-pagefind-ignore`;
  const viewBox = `viewBox="-1 -1 ${widths[size] + 2} ${Math.ceil(height) + 2}"`;
  const styles = style && `<style>${style}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox} ${attributes}="">${styles}${shapes.join("")}</svg>`;
}
