/** A form's file may have this many bytes; the page and the sentence of the spec say "500 KB". */
export const maxFileBytes = 512_000;

/** What an upload may be, told by its content and not by its name. */
export const fileKinds = {
  pdf: { contentType: 'application/pdf', extensions: ['.pdf'] },
  jpeg: { contentType: 'image/jpeg', extensions: ['.jpg', '.jpeg'] },
  png: { contentType: 'image/png', extensions: ['.png'] },
  webp: { contentType: 'image/webp', extensions: ['.webp'] },
  doc: { contentType: 'application/msword', extensions: ['.doc'] },
  docx: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extensions: ['.docx'] },
} as const;
export type FileKind = keyof typeof fileKinds;

/** The parts of one name in a multipart call: which kinds, and how many files. */
export interface FileRule {
  kinds: readonly FileKind[];
  maxFiles: number;
}

/** Papers and pictures of papers. */
export const documentKinds = ['pdf', 'jpeg', 'png', 'webp'] as const satisfies FileKind[];

/** `.pdf,.jpg,…`, for the `accept` of a file input. */
export const acceptOf = (kinds: readonly FileKind[]): string => kinds.flatMap((kind) => fileKinds[kind].extensions).join(',');
