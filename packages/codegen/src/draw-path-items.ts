import { lookUp, methods, type OpenApiDocument, type PathItem, type Reference } from "./document.ts";

type PathItems = Record<string, PathItem | Reference>;

/** Draws referenced path items in where they are used, as bundling does with those of other files. */
export function drawPathItems(document: OpenApiDocument): OpenApiDocument {
  const callbacks = document.components?.callbacks as Record<string, PathItems> | undefined;
  for (const items of [document.paths, document.webhooks, document.components?.pathItems as PathItems | undefined])
    drawInto(document, items, new Set());
  for (const items of Object.values(callbacks ?? {})) drawInto(document, items, new Set());
  // Left there, their operations would be in the document twice.
  delete document.components?.pathItems;
  return document;
}

function drawInto(document: OpenApiDocument, items: PathItems | undefined, within: Set<object>): void {
  if (!items || "$ref" in items || within.has(items)) return;
  for (const [name, reference] of Object.entries(items)) {
    if (name.startsWith("x-")) continue;
    const item = draw(document, reference);
    items[name] = item;
    for (const method of methods)
      for (const callback of Object.values(item[method]?.callbacks ?? {}))
        drawInto(document, callback, new Set(within).add(items));
  }
}

/** The item as it is used: what stands beside the reference is a part of it. */
function draw(document: OpenApiDocument, item: PathItem | Reference): PathItem {
  if (!("$ref" in item)) return item;
  const { $ref, ...own } = item;
  const target = draw(document, lookUp(document, $ref) as PathItem | Reference);
  return Object.keys(own).length === 0 ? target : { ...target, ...own };
}
