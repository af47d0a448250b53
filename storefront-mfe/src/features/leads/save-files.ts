/** milliseconds */
const betweenFiles = 300;

/**
 * Has the browser save files, one after the other: of several at the same moment it keeps the last.
 *
 * @param paths under this origin
 */
export async function saveFiles(paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, betweenFiles));
    saveFile(path);
  }
}

/** Has the browser save a file of this origin, under its own name unless another is said. */
export function saveFile(path: string, name = ''): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = name;
  link.click();
}
