import type { BenchReport } from "./report.ts";
import { isWallClockReliable, type Ratio, summarize } from "./summarize.ts";

const panel = { width: 298, gap: 22, title: 26, row: 21, below: 26 };
const place = { left: 118, width: 142, height: 11 };
const margin = 28;
const lineHeights = { heading: 22, soft: 17 };

/** The number of columns, and the characters per line of the heading and of other texts. */
export type ChartLayout = { columns: number; heading: number; text: number };

/** For a screen. Not wider than the text of the docs, because scaling down would make the text too small. */
export const wide: ChartLayout = { columns: 2, heading: 68, text: 100 };

/** For a phone, with text of the same size. */
export const narrow: ChartLayout = { columns: 1, heading: 32, text: 48 };

const style = `
  svg { --ink: #1f2937; --soft: #667085; --paper: #ffffff; --rule: #d0d5dd; --own: #0f766e; --peer: #98a2b3 }
  @media (prefers-color-scheme: dark) {
    svg { --ink: #e6e9ee; --soft: #98a2b3; --paper: #11161d; --rule: #475467; --own: #2dd4bf; --peer: #667085 }
  }
  text { font: 12px system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: var(--ink) }
  .heading { font-size: 17px; font-weight: 650 } .title { font-size: 13px; font-weight: 650 }
  .soft { fill: var(--soft) } .end { text-anchor: end } .own { font-weight: 650 } .number { font-variant-numeric: tabular-nums }
  rect.server { fill: var(--own) } rect.peer { fill: var(--peer) }
  rect.paper { fill: var(--paper) } line { stroke: var(--rule) }
`;

/** Returns an SVG with a panel per scenario, for light and dark themes: each target relative to the baseline. */
export function chart(report: BenchReport, { columns, heading, text }: ChartLayout = wide): string {
  const rows = ["server", "peer"].flatMap((wanted) => report.targets.filter(({ kind }) => kind === wanted));
  const panelHeight = panel.title + rows.length * panel.row + panel.below;
  const width = 2 * margin + columns * panel.width + (columns - 1) * panel.gap;
  const summaries = summarize(report);
  const isFair = isWallClockReliable(report);
  const measure = isFair ? "Requests per second" : "Requests per CPU time";
  const figure: keyof Ratio = isFair ? "byClock" : "byCpu";
  const title = textLines(`${measure}, relative to a bare node:http server`, heading, {
    className: "heading",
    y: 36,
  });
  const note = textLines(lineNote, text, { className: "soft", y: title.below });
  const head = note.below + 11;
  const panelsEnd = head + Math.ceil(report.scenarios.length / columns) * panelHeight;
  const foot = textLines(conditions(report), text, { className: "soft", y: panelsEnd + 2 });
  const height = foot.below + 1;
  const drawn = summaries.filter(({ target }) => rows.some(({ name }) => name === target));
  const unit = place.width / Math.max(1, ...drawn.map(({ ofBaseline }) => ofBaseline[figure] ?? 0));
  const panels = report.scenarios.map((scenario, index) => {
    const x = margin + (index % columns) * (panel.width + panel.gap);
    const y = head + Math.floor(index / columns) * panelHeight;
    const inside = rows.map(({ name, title, kind }, row) => {
      const summary = drawn.find((one) => one.target === name && one.scenario === scenario.name);
      return summary ? bar(summary.ofBaseline[figure], { title, kind, unit, y: panel.title + row * panel.row }) : "";
    });
    const baseline = rounded(place.left + unit);
    const bottom = panel.title + rows.length * panel.row - 4;
    return `<g transform="translate(${x} ${y})"><text class="title" y="10">${escapeXml(scenario.title)}</text>
${inside.join("\n")}
<line x1="${baseline}" x2="${baseline}" y1="${panel.title - 2}" y2="${bottom}"/></g>`;
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${measure}, relative to a bare node:http server">
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}" rx="10"/>
${title.svg}
${note.svg}
${panels.join("\n")}
${foot.svg}
</svg>
`;
}

const lineNote = "The line at 1.00 marks that server, which sends the same responses, precomputed.";

/** Wraps a text after a number of characters. Returns the lines and the position of the next text. */
function textLines(
  text: string,
  maxLength: number,
  { className, y }: { className: keyof typeof lineHeights; y: number },
) {
  const lines = text.match(new RegExp(`.{1,${maxLength}}(?= |$)`, "g")) ?? [];
  const height = lineHeights[className];
  const svg = lines.map(
    (line, index) =>
      `<text class="${className}" x="${margin}" y="${y + index * height}">${escapeXml(line.trim())}</text>`,
  );
  return { svg: svg.join("\n"), below: y + lines.length * height };
}

function conditions({ machine, options, generator }: BenchReport): string {
  const stores = `${options.pets.toLocaleString("en")} pets, ${options.connections} connections from ${generator}`;
  const each = options.on === "postgres" ? "for the server, PostgreSQL and Redis" : "per process";
  return `${stores}; one core of ${machine.processor} ${each}, Node ${machine.node}, ${machine.date}`;
}

function bar(ratio: number | undefined, { title, kind, unit, y }: Bar): string {
  const length = rounded((ratio ?? 0) * unit);
  const emphasis = kind === "server" ? " own" : "";
  return `<text class="end soft${emphasis}" x="${place.left - 8}" y="${y + 9}">${escapeXml(title)}</text>
<rect class="${kind}" x="${place.left}" y="${y}" width="${length}" height="${place.height}" rx="2"/>
<text class="end number${emphasis}" x="${panel.width}" y="${y + 9}">${ratio?.toFixed(2) ?? "–"}</text>`;
}

type Bar = { title: string; kind: string; unit: number; y: number };

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
