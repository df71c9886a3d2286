import type { BenchReport } from "./report.ts";
import { isWallClockReliable, type Ratio, summarize } from "./summarize.ts";

const panel = { width: 298, gap: 22, title: 26, row: 21, gapBelow: 26 };
const barArea = { left: 118, width: 142, height: 11 };
const margin = 28;
const lineHeights = { heading: 22, soft: 17 };

/** The number of columns, and the characters per line of the heading and of other texts. */
export type ChartLayout = { columns: number; heading: number; text: number };

/** The layout for a screen. It fits into the docs unscaled, because scaled text would be too small. */
export const wideLayout: ChartLayout = { columns: 2, heading: 68, text: 100 };

/** The layout for a phone, with text of the same size. */
export const narrowLayout: ChartLayout = { columns: 1, heading: 32, text: 48 };

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
export function renderChart(report: BenchReport, { columns, heading, text }: ChartLayout = wideLayout): string {
  const rows = ["server", "peer"].flatMap((wantedKind) => report.targets.filter(({ kind }) => kind === wantedKind));
  const panelHeight = panel.title + rows.length * panel.row + panel.gapBelow;
  const width = 2 * margin + columns * panel.width + (columns - 1) * panel.gap;
  const summaries = summarize(report);
  const isClockReliable = isWallClockReliable(report);
  const measure = isClockReliable ? "Requests per second" : "Requests per CPU time";
  const metric: keyof Ratio = isClockReliable ? "byWallClock" : "byCpu";
  const title = drawText(`${measure}, relative to a bare node:http server`, heading, { className: "heading", y: 36 });
  const note = drawText(baselineNote, text, { className: "soft", y: title.nextY });
  const headerEnd = note.nextY + 11;
  const panelsEnd = headerEnd + Math.ceil(report.scenarios.length / columns) * panelHeight;
  const footer = drawText(describeConditions(report), text, { className: "soft", y: panelsEnd + 2 });
  const height = footer.nextY + 1;
  const shownSummaries = summaries.filter(({ target }) => rows.some(({ name }) => name === target));
  const baselineWidth = barArea.width / Math.max(1, ...shownSummaries.map(({ vsBaseline }) => vsBaseline[metric] ?? 0));
  const panels = report.scenarios.map((scenario, index) => {
    const x = margin + (index % columns) * (panel.width + panel.gap);
    const y = headerEnd + Math.floor(index / columns) * panelHeight;
    const bars = rows.map(({ name, title, kind }, row) => {
      const summary = shownSummaries.find((item) => item.target === name && item.scenario === scenario.name);
      return summary
        ? drawBar(summary.vsBaseline[metric], { title, kind, baselineWidth, y: panel.title + row * panel.row })
        : "";
    });
    const baseline = roundToTenth(barArea.left + baselineWidth);
    const bottom = panel.title + rows.length * panel.row - 4;
    return `<g transform="translate(${x} ${y})"><text class="title" y="10">${escapeXml(scenario.title)}</text>
${bars.join("\n")}
<line x1="${baseline}" x2="${baseline}" y1="${panel.title - 2}" y2="${bottom}"/></g>`;
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${measure}, relative to a bare node:http server">
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}" rx="10"/>
${title.svg}
${note.svg}
${panels.join("\n")}
${footer.svg}
</svg>
`;
}

const baselineNote = "The line at 1.00 marks that server, which sends the same responses, precomputed.";

/** Draws a text, wrapped after a number of characters. Returns the SVG and the position of the next text. */
function drawText(
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
  return { svg: svg.join("\n"), nextY: y + lines.length * height };
}

function describeConditions({ machine, options, generator }: BenchReport): string {
  const load = `${options.pets.toLocaleString("en")} pets, ${options.connections} connections from ${generator}`;
  const coreUse = options.on === "postgres" ? "for the server, PostgreSQL and Redis" : "per process";
  return `${load}; one core of ${machine.processor} ${coreUse}, Node ${machine.node}, ${machine.date}`;
}

function drawBar(ratio: number | undefined, { title, kind, baselineWidth, y }: Bar): string {
  const length = roundToTenth((ratio ?? 0) * baselineWidth);
  const emphasis = kind === "server" ? " own" : "";
  return `<text class="end soft${emphasis}" x="${barArea.left - 8}" y="${y + 9}">${escapeXml(title)}</text>
<rect class="${kind}" x="${barArea.left}" y="${y}" width="${length}" height="${barArea.height}" rx="2"/>
<text class="end number${emphasis}" x="${panel.width}" y="${y + 9}">${ratio?.toFixed(2) ?? "–"}</text>`;
}

type Bar = { title: string; kind: string; baselineWidth: number; y: number };

function roundToTenth(length: number): number {
  return Math.round(length * 10) / 10;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
