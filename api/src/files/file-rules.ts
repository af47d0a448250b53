import { fileKinds, maxFileBytes, type FileKind, type FileRule } from '@aarohan/shared/files';
import { ApiProblem, badInput } from '../errors.ts';

/** Parts of a form, texts and files together. */
export const maxParts = 100;

const longestName = 200;

/** The name under which somebody handed a file in: its last part, without what would harm a header or a screen. */
export function cleanName(given: string | undefined): string {
  const last = (given ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/[\p{C}"<>:|?*]/gu, '').trim();
  return name === '' || /^\.+$/.test(name) ? 'file' : shortened(name);
}

/** The end tells what it is, so it stays. */
const shortened = (name: string): string => (name.length <= longestName ? name : name.slice(0, longestName - 20) + name.slice(-20));

/** @throws bad-input for a part that nobody asked for, and for one file more than its part may have */
export function requireRule(rules: Readonly<Record<string, FileRule>>, part: string, earlier: number): FileRule {
  const rule = Object.hasOwn(rules, part) ? rules[part] : undefined;
  if (!rule) throw badInput({ [part.slice(0, 100)]: 'No file is expected here.' });
  if (earlier >= rule.maxFiles) throw badInput({ [part]: `At most ${rule.maxFiles} files.` });
  return rule;
}

/** @throws bad-input for an empty file, too-large */
export function assertSize(part: string, name: string, bytes: number): void {
  if (bytes > maxFileBytes) {
    const sentence = `“${name}” is larger than 500 KB.`;
    throw new ApiProblem('too-large', { sentence, fields: { [part]: sentence } });
  }
  if (bytes === 0) throw badInput({ [part]: `“${name}” is empty.` });
}

/** @throws unsupported-type */
export function requireKind({ kinds }: FileRule, part: string, name: string, kind: FileKind | undefined): FileKind {
  if (kind && kinds.includes(kind)) return kind;
  const sentence = `“${name}” is not one of ${kinds.flatMap((each) => fileKinds[each].extensions).join(', ')}.`;
  throw new ApiProblem('unsupported-type', { sentence, fields: { [part]: sentence } });
}
