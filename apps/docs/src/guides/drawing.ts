export type Drawing = { readonly height: number; readonly shapes: readonly string[] };

type TextPlace = {
  readonly x: number;
  /** The vertical centre of the text. */
  readonly y: number;
  /** @default "middle" */
  readonly anchor?: "start" | "middle" | "end";
  readonly className?: string;
};

export function drawText(text: string, { x, y, anchor = "middle", className = "" }: TextPlace): string {
  return `<text${toClass(className)} x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

export type BoxPlace = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type BoxContent = { readonly title?: string; readonly notes?: readonly string[]; readonly className?: string };

/** Draws a box with a title in its centre, and notes below the title. */
export function drawBox({ x, y, width, height }: BoxPlace, content: BoxContent = {}): string {
  const { title = "", notes = [], className = "" } = content;
  const lines = [title, ...notes].filter(Boolean);
  const top = y + height / 2 - (lines.length - 1) * 8.5;
  const texts = lines.map((line, index) =>
    drawText(line, { x: x + width / 2, y: top + index * 17, className: line === title ? `title ${className}` : "" }),
  );
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `<rect${toClass(className)} ${place} rx="6" />${texts.join("")}`;
}

/** Draws a line. @param points x and y of each point */
export function drawPolyline(points: readonly number[], className = ""): string {
  return `<polyline${toClass(className)} points="${points.map(round).join(" ")}" />`;
}

/** Draws a line with a head. Its last part is horizontal or vertical. @param points x and y of each point */
export function drawArrow(points: readonly number[], className = ""): string {
  const [fromX = 0, fromY = 0, x = 0, y = 0] = points.slice(-4);
  const [dx, dy] = [Math.sign(x - fromX) * 8, Math.sign(y - fromY) * 8];
  const head = [x, y, x - dx - dy / 2, y - dy - dx / 2, x - dx + dy / 2, y - dy + dx / 2].map(round);
  const line = drawPolyline([...points.slice(0, -2), x - dx, y - dy], className);
  return `${line}<polygon${toClass(className)} points="${head.join(" ")}" />`;
}

/** Escapes text for XML, and braces for MDX. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<"{]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function toClass(className: string): string {
  return className && ` class="${className.trim()}"`;
}

export function round(number: number): number {
  return Number(number.toFixed(1));
}
