// Runs a tool of the built shop: backup, restore. house.mjs has made sure that it is built.
import { sayFault } from "./house.mjs";

process.noDeprecation = true;
const [name, root, ...args] = process.argv.slice(2);
const tools = await import("../build/server/index.js");
try {
  await tools[name](root, args, (line) => console.log(`  ${line}`));
  process.exit(0);
} catch (error) {
  console.error(sayFault(error));
  process.exit(error?.exitCode ?? 1);
}
