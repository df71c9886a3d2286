import type { BenchReport } from "./bench-report.ts";
import { type Summary, summarise } from "./summarise.ts";

const columns = 3;
const panel = { width: 298, gap: 22, title: 26, row: 21, below: 26 };
const bar = { left: 118, width: 142, height: 11 };
const margin = 28;
const head = 86;
const foot = 20;

const style = `
  svg { --ink: #1f2937; --soft: #667085; --paper: #ffffff; --rule: #d0d5dd; --own: #0f766e; --peer: #98a2b3; --floor: #e4e7ec; --tick: #101828 }
  @media (prefers-color-scheme: dark) {
    svg { --ink: #e6e9ee; --soft: #98a2b3; --paper: #11161d; --rule: #3a4452; --own: #2dd4bf; --peer: #667085; --floor: #2b3440; --tick: #f2f4f7 }
  }
  text { font: 12px system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: var(--ink) }
  .heading { font-size: 17px; font-weight: 650 } .title { font-size: 13px; font-weight: 650 }
  .soft { fill: var(--soft) } .end { text-anchor: end } .own { font-weight: 650 } .number { font-variant-numeric: tabular-nums }
  rect.server { fill: var(--own) } rect.peer { fill: var(--peer) } rect.floor { fill: var(--floor) }
  rect.paper { fill: var(--paper) } line { stroke: var(--rule) } line.tick { stroke: var(--tick); stroke-width: 1.5 }
`;

/** A picture of the report, one panel for each scenario, in light and dark: each subject as a part of the bare floor. */
export function chart(report: BenchReport): string {
  const [, ...rows] = byRank(report);
  const panelHeight = panel.title + rows.length * panel.row + panel.below;
  const width = 2 * margin + columns * panel.width + (columns - 1) * panel.gap;
  const height = head + Math.ceil(report.scenarios.length / columns) * panelHeight + foot;
  const summaries = summarise(report);
  const panels = report.scenarios.map((scenario, index) => {
    const x = margin + (index % columns) * (panel.width + panel.gap);
    const y = head + Math.floor(index / columns) * panelHeight;
    const inside = rows.map(({ name, title, kind }, row) => {
      const summary = summaries.find((one) => one.subject === name && one.scenario === scenario.name);
      return summary ? bars(summary, { title, kind, y: panel.title + row * panel.row }) : "";
    });
    const right = bar.left + bar.width;
    const bottom = panel.title + rows.length * panel.row - 4;
    return `<g transform="translate(${x} ${y})"><text class="title" y="10">${escapeXml(scenario.title)}</text>
<line x1="${right}" x2="${right}" y1="${panel.title - 6}" y2="${bottom}"/>${inside.join("\n")}</g>`;
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Requests a second as a part of a bare node:http server's">
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}" rx="10"/>
<text class="heading" x="${margin}" y="36">Requests a second, as a part of what a bare node:http server does</text>
<text class="soft" x="${margin}" y="58">1.00, the line at the right, is that server with constant answers of the same bytes. Ticks: the same, for equal processor time.</text>
${panels.join("\n")}
<text class="soft" x="${margin}" y="${height - 18}">${escapeXml(conditions(report))}</text>
</svg>
`;
}

function conditions({ machine, options, generator }: BenchReport): string {
  const stores = `${options.pets.toLocaleString("en")} pets, ${options.connections} connections from ${generator}`;
  const slower = options.slowSync ? `, every sync ${options.slowSync} ms slower` : "";
  return `${stores}${slower}; a core of ${machine.processor} each, Node ${machine.node}, ${machine.date}`;
}

/** The bare floor, the server, the peers, and what else is constant. */
function byRank({ subjects }: BenchReport) {
  const floors = subjects.filter(({ kind }) => kind === "floor");
  const of = (wanted: string) => subjects.filter(({ kind }) => kind === wanted);
  return [floors[0], ...of("server"), ...of("peer"), ...floors.slice(1)].map(
    (subject) => subject ?? { name: "", title: "", kind: "floor" as const },
  );
}

function bars(
  { ofFloor: { byClock, byCpu } }: Summary,
  { title, kind, y }: { title: string; kind: string; y: number },
): string {
  const lengthOf = (ratio = 0) => Math.round(Math.min(ratio, 1.04) * bar.width * 10) / 10;
  const tick = bar.left + lengthOf(byCpu);
  const strength = kind === "server" ? " own" : "";
  return `<text class="end soft${strength}" x="${bar.left - 8}" y="${y + 9}">${escapeXml(title)}</text>
<rect class="${kind}" x="${bar.left}" y="${y}" width="${lengthOf(byClock)}" height="${bar.height}" rx="2"/>
${byCpu === undefined ? "" : `<line class="tick" x1="${tick}" x2="${tick}" y1="${y - 2}" y2="${y + bar.height + 2}"/>`}
<text class="end number${strength}" x="${panel.width}" y="${y + 9}">${byClock?.toFixed(2) ?? "–"}</text>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
