import { acceptOf, maxFileBytes, type FileRule } from '../files.ts';

export interface ChosenFiles {
  files: File[];
  /** why some of those that were added are not among them */
  refused: string[];
}

/** Adds files to those already chosen, but for what the server would refuse by size, kind or number. */
export function addFiles(chosen: readonly File[], added: readonly File[], rule: FileRule): ChosenFiles {
  const files = [...chosen];
  const refused: string[] = [];
  for (const file of added) {
    const reason =
      files.length >= rule.maxFiles ? `At most ${rule.maxFiles} ${rule.maxFiles === 1 ? 'file' : 'files'}.` : refusalOf(file, rule);
    if (reason === undefined) files.push(file);
    else if (!refused.includes(reason)) refused.push(reason);
  }
  return { files, refused };
}

function refusalOf({ name, size }: File, { kinds }: FileRule): string | undefined {
  const extensions = acceptOf(kinds).split(',');
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) return `“${name}” is not one of ${extensions.join(', ')}.`;
  if (size > maxFileBytes) return `“${name}” is larger than 500 KB.`;
  return size === 0 ? `“${name}” is empty.` : undefined;
}

/** `312 KB` */
export const sizeText = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`;
