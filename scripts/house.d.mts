/** Flags of the shop's own process. */
export const FLAGS: string[];
/** Packages with a binary for this machine that the lock file names and that are not in the folder. */
export function missingBinaries(
  lock: { packages: Record<string, { os?: string[]; cpu?: string[]; libc?: string[] }> },
  folder: string,
): string[];
export function markInUse(folder: string): void;
export function isInUse(folder: string): boolean;
