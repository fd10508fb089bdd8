// npm run restore -- folder | s3://bucket/folder [moment]: fills an empty database from a backup.
import { runTool } from "./house.mjs";

await runTool("restoreTool");
