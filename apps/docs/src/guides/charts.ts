import { drawPolyline, drawText, escapeXml, round } from "./drawing.ts";

/** A number of a chart, with its text. */
type Datum = { readonly label: string; readonly value: number; readonly text: string };

export type BarPanel = {
  readonly title: string;
  readonly note: string;
  readonly bars: readonly (Datum & { readonly isMain: boolean })[];
};

/** Draws a chart of horizontal bars. @param max the value at the right edge @param line the value of a dashed line */
export function drawBars({ title, note, bars }: BarPanel, max: number, line?: number): string {
  const [width, right, row] = [340, 40, 22];
  const left = 12 + Math.max(...bars.map(({ label, isMain }) => label.length * (isMain ? 7 : 6.3)));
  const height = bars.length * row;
  const toX = (value: number) => round(left + (value / max) * (width - left - right));
  const shapes = bars.map(({ label, value, text, isMain }, index) => {
    const middle = index * row + row / 2;
    const className = isMain ? "main" : "";
    return [
      drawText(label, { x: left - 8, y: middle, anchor: "end", className }),
      `<rect class="${className}" x="${round(left)}" y="${middle - 7}" width="${round(toX(value) - left)}" height="14" rx="2" />`,
      drawText(text, { x: toX(value) + 5, y: middle, anchor: "start", className }),
    ].join("");
  });
  const reference = line === undefined ? "" : `<line x1="${toX(line)}" x2="${toX(line)}" y1="0" y2="${height}" />`;
  return drawPanel({ title, note, data: bars, width, height, shapes: [reference, ...shapes] });
}

export type LinePanel = {
  readonly title: string;
  readonly note: string;
  /** `x` is positive. */
  readonly points: readonly (Datum & { readonly x: number })[];
};

/** Draws a chart of one line. Its x axis is logarithmic. @param max the value at the upper edge */
export function drawLine({ title, note, points }: LinePanel, max: number): string {
  const [width, height, side, top, bottom] = [170, 112, 12, 24, 22];
  const logarithms = points.map(({ x }) => Math.log10(x));
  const [first, last] = [Math.min(...logarithms), Math.max(...logarithms)];
  const placed = points.map(({ value, ...point }, index) => ({
    ...point,
    x: round(side + (((logarithms[index] ?? 0) - first) / (last - first || 1)) * (width - 2 * side)),
    y: round(height - bottom - (value / max) * (height - top - bottom)),
  }));
  const shapes = placed.map(({ x, y, text, label }, index) => {
    // Text to the left of a point does not overlap a line that rises after it.
    const isFirst = index === 0;
    const anchor = isFirst ? "start" : "end";
    const edge = isFirst ? x - 4 : x + 4;
    return `<circle cx="${x}" cy="${y}" r="3.5" />${drawText(text, { x: edge, y: y - 12, anchor, className: "main" })}${drawText(label, { x: edge, y: height - 8, anchor })}`;
  });
  const axis = `<line x1="0" x2="${width}" y1="${height - bottom}" y2="${height - bottom}" />`;
  const path = drawPolyline(placed.flatMap(({ x, y }) => [x, y]));
  return drawPanel({ title, note, data: points, width, height, shapes: [axis, path, ...shapes] });
}

type Panel = {
  readonly title: string;
  readonly note: string;
  readonly data: readonly Datum[];
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly string[];
};

function drawPanel({ title, note, data, width, height, shapes }: Panel): string {
  const texts = data.map(({ label, text }) => `${label}: ${text}`);
  const description = `${title}${note && `, ${note}`}. ${texts.join("; ")}`;
  const caption = `<figcaption><b>${escapeXml(title)}</b><span>${escapeXml(note)}</span></figcaption>`;
  const svg = `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(description)}">${shapes.join("")}</svg>`;
  return `<figure>${caption}${svg}</figure>`;
}
