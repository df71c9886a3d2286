import { basename, dirname, join, relative, resolve as resolvePath, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { convertDraftKeywords } from "./convert-version.ts";
import { isUrl } from "./file-problems.ts";
import type { DocumentFile } from "./input.ts";
import { encodeKey, getMember, isNode, type Node, tryDecode, unescapeKey } from "./node.ts";
import type { NodeProblem } from "./schema-problems.ts";
import { listChildren, mapChildren } from "./walk.ts";

/** A node that `$ref` can name. */
interface Place {
  readonly file: DocumentFile;
  /** JSON Pointer without `#`. */
  readonly pointer: string;
  readonly value: unknown;
}

/** The schemas with one base URI (JSON Schema 2020-12, core, section 4.3.5). */
interface Resource {
  readonly uri: string;
  readonly place: Place;
  readonly anchors: Map<string, Place>;
  readonly dynamicAnchors: Map<string, Place>;
}

interface Entry {
  readonly place: Place;
  readonly resource: Resource;
  readonly parent: Node | undefined;
  /** The keyword of the parent. */
  readonly keyword: string;
}

/** The schemas that the names of `$dynamicRef` stand for. The outermost resource decides. */
type Bindings = ReadonlyMap<string, Place>;

interface Files {
  /** Returns a file, or undefined if it cannot be read. */
  readonly open: (path: string) => DocumentFile | undefined;
  /** Called with each copy of a schema. */
  readonly replace: (original: Node, copy: Node) => void;
}

export interface ResolvedIdentifiers {
  /** Schemas that a document must not contain. */
  readonly problems: readonly NodeProblem[];
  /** References that lead nowhere in their resource, so they are read from the file, and keywords of earlier drafts. */
  readonly notes: readonly NodeProblem[];
  /** The nodes of all files, if one has an identifier. Their references do not depend on it any more. */
  readonly schemas: Iterable<Node>;
}

const fileNote = "leads to nothing in the schema with $id that contains it, so it is read from the file.";
const parentNote = "leads to nothing in the file, so it is read from the schema that contains it.";
export const identifiers = ["$id", "$anchor", "$dynamicAnchor"];
const maxCopies = 1000;

/**
 * Replaces references to `$id`, `$anchor` and `$dynamicAnchor`, in place, by references that name a file and a JSON Pointer, which every
 * tool reads. A schema whose `$dynamicRef` leads to different schemas is copied into the `$defs` of a schema that references it.
 */
export function resolveIdentifiers(main: DocumentFile, { open, replace }: Files): ResolvedIdentifiers {
  const files = new Map<string, Resource>();
  const resources = new Map<string, Resource>();
  const entries = new Map<Node, Entry>();
  const references: Node[] = [];
  const problems: NodeProblem[] = [];
  const notes: NodeProblem[] = [];
  let isUsed = false;
  addFile(main);
  const opened = new Set<string>(files.keys());
  for (const node of references)
    for (const uri of listCandidates(node, "$ref")) {
      const path = toPath(uri, main);
      if (path === undefined || opened.has(uri) || resources.has(uri)) continue;
      opened.add(uri);
      const file = open(path);
      if (file) addFile(file);
    }
  for (const node of references) readFromParent(node);
  if (!isUsed || problems.length > 0) return { problems, notes, schemas: [] };
  const rootBindings = enter(new Map(), files.get(toUri(main)) as Resource);
  const dynamic = findDynamic();
  const bindings = new Map<Node, Bindings>();
  const copied = new Map<string, string>();
  // Parents come first, so that no recursion is deep.
  for (const [node, entry] of entries) toBindings(node, entry);
  const changes = Array.from(entries, ([node, entry]) => {
    return [node, convertReferences(node, node, toBindings(node, entry), entry.place)] as const;
  });
  for (const [node, change] of changes) {
    Reflect.deleteProperty(node, "$dynamicRef");
    Object.assign(node, change);
  }
  return { problems, notes, schemas: entries.keys() };

  function addFile(file: DocumentFile): void {
    const place = { file, pointer: "", value: file.root };
    const uri = toUri(file);
    // OpenAPI 3.2, section 4.1.2.2.1
    const isEarlier = /^3\.[01]\./.test(String(getMember(file.root, "openapi")));
    const self = isEarlier ? undefined : getMember(file.root, "$self");
    const base = { uri, place, anchors: new Map(), dynamicAnchors: new Map() };
    const resource = typeof self === "string" && isNode(file.root) ? addResource(file.root, "$self", self, base) : base;
    files.set(uri, resource);
    visit(place, resource);
    // A file has the URI of its path and that of its $id.
    files.set(uri, (isNode(file.root) && entries.get(file.root)?.resource) || resource);
  }

  /** Reads `#/$defs/Size` from a schema that contains the reference: many generators insert schemas without changing their references. */
  function readFromParent(node: Node): void {
    const text = String(node.$ref);
    const [, name] = /^#\/\$defs\/([^/]+)/.exec(text) ?? [];
    const { resource, parent } = entries.get(node) as Entry;
    if (name === undefined || resource.place.pointer !== "" || findIn(resource, text.slice(1))) return;
    for (let owner = parent; owner; owner = entries.get(owner)?.parent) {
      if (getMember(owner.$defs, unescapeKey(name)) === undefined) continue;
      report(node, "$ref", text, parentNote, notes);
      Object.assign(node, { $ref: `#${entries.get(owner)?.place.pointer}${text.slice(1)}` });
      return;
    }
  }

  function visit(start: Place, base: Resource): void {
    // A deep document would overflow the stack of a recursion.
    const stack: Entry[] = [{ place: start, resource: base, parent: undefined, keyword: "" }];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { file, pointer, value: node } = next.place;
      if (!isNode(node) || entries.has(node)) continue;
      notes.push(...convertDraftKeywords(node));
      const resource = addIdentifiers(node, next.place, next.resource);
      entries.set(node, { ...next, resource });
      if (typeof node.$ref === "string") references.push(node);
      if (typeof node.$dynamicRef === "string") isUsed = true;
      for (const [keys, value] of listChildren(node).toReversed()) {
        if (!isNode(value)) continue;
        const place = { file, pointer: `${pointer}${keys.map((key) => `/${encodeKey(key)}`).join("")}`, value };
        stack.push({ place, resource, parent: node, keyword: keys[0] ?? "" });
      }
    }
  }

  function addIdentifiers(node: Node, place: Place, base: Resource): Resource {
    const { $id, $anchor, $dynamicAnchor } = node;
    const isResource = typeof $id === "string" && !/#./.test($id);
    const resource = isResource ? addResource(node, "$id", $id, base, place) : base;
    // JSON Schema 2020-12, core, section 8.2.1
    if (typeof $id === "string" && !isResource)
      report(node, "$id", $id, "has a fragment, so it has no effect. Use $anchor.", notes);
    for (const [key, name] of Object.entries({ $anchor, $dynamicAnchor })) {
      if (typeof name !== "string") continue;
      isUsed = true;
      const other = resource.anchors.get(name);
      if (other && other.value !== node)
        report(node, key, name, "names two schemas with the same base URI. Rename one.");
      resource.anchors.set(name, place);
      if (key === "$dynamicAnchor") resource.dynamicAnchors.set(name, place);
    }
    return resource;
  }

  function addResource(node: Node, key: string, id: string, base: Resource, place = base.place): Resource {
    isUsed = true;
    const [uri = ""] = (URL.parse(id, base.uri)?.href ?? "").split("#", 1);
    if (uri === "") report(node, key, id, "is no URI. Correct it.");
    else if (resources.has(uri)) report(node, key, id, "identifies two schemas. Change one.");
    const resource = { uri, place, anchors: new Map(), dynamicAnchors: new Map() };
    resources.set(uri, resource);
    return resource;
  }

  function report(node: Node, key: string, value: string, problem: string, found = problems): void {
    found.push({ node, key, label: `${key} ${value}`, problem });
  }

  /** Returns the URIs that a reference can mean, without their fragments: relative to its resource, and to its file. */
  function listCandidates(node: Node, key: string): string[] {
    const { resource, place } = entries.get(node) as Entry;
    const uris = [resource.uri, toUri(place.file)].map((base) => URL.parse(String(node[key]), base)?.href);
    return [...new Set(uris.flatMap((uri) => uri?.split("#", 1) ?? []))];
  }

  function findTarget(node: Node, key: string): Place | undefined {
    const text = String(node[key]);
    const fragment = text.includes("#") ? text.slice(text.indexOf("#") + 1) : "";
    const found = listCandidates(node, key).map((uri) => resources.get(uri) ?? files.get(uri));
    const targets = found.map((resource) => resource && findIn(resource, fragment));
    const index = targets.findIndex((target) => target !== undefined);
    // A relative path can be that of a file: the URI of a file is a matter of its publication.
    if (index > 0 && text.startsWith("#")) report(node, key, text, fileNote, notes);
    return targets[index];
  }

  function findIn({ place, anchors, uri }: Resource, fragment: string): Place | undefined {
    if (fragment === "") return place;
    if (!fragment.startsWith("/")) return anchors.get(tryDecode(fragment));
    let found = place;
    // Another resource can be on the way. The nodes of keywords that are not known have been visited by no walk.
    let resource = resources.get(uri) ?? (files.get(uri) as Resource);
    for (const key of fragment.slice(1).split("/").map(unescapeKey)) {
      resource = entries.get(found.value as Node)?.resource ?? resource;
      const value = getMember(found.value, key);
      found = { file: found.file, pointer: `${found.pointer}/${encodeKey(key)}`, value };
    }
    if (found.value === undefined) return undefined;
    visit(found, resource);
    return found;
  }

  /** Returns the schemas that lead to a `$dynamicRef`, also through references. */
  function findDynamic(): Set<unknown> {
    const uses = Array.from(entries).flatMap(([node, { parent }]): [used: unknown, user: unknown][] => {
      const target = typeof node.$ref === "string" ? findTarget(node, "$ref")?.value : undefined;
      return [[node, parent], ...(target === undefined ? [] : [[target, node] as [unknown, unknown]])];
    });
    const users = Map.groupBy(uses, ([used]) => used);
    const found = new Set<unknown>(entries.keys().filter(({ $dynamicRef }) => typeof $dynamicRef === "string"));
    for (const node of found) for (const [, user] of users.get(node) ?? []) found.add(user);
    return found;
  }

  /** Returns the bindings of a node in its place: a definition is read as if a reference led to it from outside. */
  function toBindings(node: Node, { parent, keyword, resource }: Entry): Bindings {
    const known = bindings.get(node);
    if (known) return known;
    const parentEntry = parent && entries.get(parent);
    const isApplied = keyword !== "$defs" && keyword !== "definitions";
    const outer = parent && parentEntry && isApplied ? toBindings(parent, parentEntry) : rootBindings;
    const own = enter(outer, resource);
    bindings.set(node, own);
    return own;
  }

  /** Returns the members that replace the references of a schema. `node` is where it is, `source` its original. */
  function convertReferences(source: Node, node: Node, bound: Bindings, host: Place): Node {
    const { $ref, $dynamicRef } = source;
    const { allOf } = node;
    const target = typeof $ref === "string" ? findTarget(source, "$ref") : undefined;
    const own = target ? toReference(target, bound, host) : undefined;
    if (typeof $dynamicRef !== "string") return own === undefined ? {} : { $ref: own };
    const initial = findTarget(source, "$dynamicRef");
    if (!initial) {
      report(source, "$dynamicRef", $dynamicRef, "leads to no schema. Correct it.");
      return {};
    }
    const [, name = ""] = tryDecode($dynamicRef).split("#", 2);
    // Only a $dynamicAnchor makes the reference dynamic (JSON Schema 2020-12, core, section 8.2.3.2).
    const isDynamic = getMember(initial.value, "$dynamicAnchor") === name;
    const other = toReference((isDynamic ? bound.get(name) : undefined) ?? initial, bound, host);
    if ($ref === undefined) return { $ref: other };
    return {
      ...(own !== undefined && { $ref: own }),
      allOf: [...(Array.isArray(allOf) ? allOf : []), { $ref: other }],
    };
  }

  /** Returns a reference to a schema with bindings. */
  function toReference(target: Place, outer: Bindings, host: Place): string {
    const { value: node } = target;
    const entry = isNode(node) ? entries.get(node) : undefined;
    if (!isNode(node) || !entry) return formatReference(target, host.file);
    const bound = enter(outer, entry.resource);
    const key = toKey(bound);
    if (!dynamic.has(node) || key === toKey(toBindings(node, entry))) return formatReference(target, host.file);
    const copyKey = JSON.stringify([entry.place.file.path, entry.place.pointer, host.file.path, key]);
    const known = copied.get(copyKey);
    if (known !== undefined) return known;
    if (copied.size === maxCopies) report(node, "$dynamicRef", "", `needs more than ${maxCopies} copies. Use $ref.`);
    if (copied.size >= maxCopies) return formatReference(target, host.file);
    const definitions = { ...((host.value as Node).$defs as Node | undefined) };
    const name = toFreeName(target.pointer, definitions);
    const pointer = `${host.pointer}/$defs/${name}`;
    const reference = formatReference({ ...host, pointer }, host.file);
    copied.set(copyKey, reference);
    const copy = {};
    Object.assign(host.value as Node, { $defs: { ...definitions, [name]: copy } });
    Object.assign(copy, copyNode(node, bound, host));
    return reference;
  }

  function copyNode(node: Node, bound: Bindings, host: Place): Node {
    const { $defs: _definitions, ...source } = node;
    const copy: Record<string, unknown> = mapChildren(source, (child) => {
      const entry = isNode(child) ? entries.get(child) : undefined;
      return isNode(child) && entry ? copyNode(child, enter(bound, entry.resource), host) : child;
    });
    for (const key of [...identifiers, "$dynamicRef"]) delete copy[key];
    Object.assign(copy, convertReferences(node, copy, bound, host));
    replace(node, copy);
    return copy;
  }
}

const entered = new WeakMap<Resource, WeakMap<Bindings, Bindings>>();

/**
 * Returns the bindings in a resource. Those of outer resources come first (JSON Schema 2020-12, core, section 8.2.3.2). A document can
 * have thousands of both, so equal arguments have the same result.
 */
function enter(outer: Bindings, resource: Resource): Bindings {
  const { dynamicAnchors } = resource;
  const known = entered.get(resource) ?? new WeakMap();
  entered.set(resource, known);
  const isNew = () => dynamicAnchors.keys().some((name) => !outer.has(name));
  const bound = known.get(outer) ?? (isNew() ? new Map([...dynamicAnchors, ...outer]) : outer);
  known.set(outer, bound);
  return bound;
}

const keys = new WeakMap<Bindings, string>();

function toKey(bound: Bindings): string {
  const key =
    keys.get(bound) ??
    JSON.stringify(Array.from(bound, ([name, { file, pointer }]) => [name, file.path, pointer]).sort());
  keys.set(bound, key);
  return key;
}

function toUri({ path }: DocumentFile): string {
  return isUrl(path) ? path : pathToFileURL(resolvePath(path)).href;
}

/** Returns the path of a file, relative if that of the main file is. */
function toPath(uri: string, main: DocumentFile): string | undefined {
  try {
    if (isUrl(main.path)) return uri;
    if (!uri.startsWith("file:")) return undefined;
    return join(dirname(main.path), relative(dirname(resolvePath(main.path)), fileURLToPath(uri)));
  } catch {
    // Such as file://host/path.
    return undefined;
  }
}

function formatReference({ file, pointer }: Place, from: DocumentFile): string {
  if (file === from && pointer !== "") return `#${pointer}`;
  const path = file === from ? basename(file.path) : relative(dirname(from.path), file.path).split(sep).join("/");
  return pointer === "" ? encodeURI(path) : `${encodeURI(path)}#${pointer}`;
}

function toFreeName(pointer: string, definitions: Node): string {
  const base = (pointer.split("/").at(-1) ?? "").replaceAll(/[^\w.-]/g, "-") || "schema";
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!Object.hasOwn(definitions, name)) return name;
  }
}
