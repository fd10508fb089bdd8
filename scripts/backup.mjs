// npm run backup [-- folder | s3://bucket/folder]: the database and the pictures, as they are at this moment.
import { runTool } from "./house.mjs";

await runTool("backupTool");
