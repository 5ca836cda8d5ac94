// Plain JavaScript that any Node can read: it comes before everything that needs a newer one.

/** The oldest Node that runs the server: it reads TypeScript, and has `Temporal` and `node:sqlite`. */
const oldestNode = 26;

const { node } = process.versions;
if (Number.parseInt(node, 10) < oldestNode) {
  process.stderr.write(`Chapiteau needs Node ${oldestNode} or newer; this is Node ${node}.\n`);
  process.exit(1);
}
