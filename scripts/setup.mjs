// npm run setup: asks what a real shop needs, tries each answer, writes .env and says what is left to do.
import { runTool } from "./house.mjs";

await runTool("setupTool");
