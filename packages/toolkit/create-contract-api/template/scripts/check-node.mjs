const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || major === 23 || (major === 22 && minor < 18)) {
  console.error(
    `Node.js ${process.versions.node} cannot run TypeScript files. Install Node.js 22.18, or 24 and later.`,
  );
  process.exit(2);
}
