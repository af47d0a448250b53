/** A file of a form, checked and stored. */
export interface StoredFile<Part extends string = string> {
  /** name of the form's part */
  part: Part;
  /** as it was handed in, without path */
  name: string;
  contentType: string;
  /** bytes */
  size: number;
  /** SHA-256 of the content */
  digest: string;
  /** where the file store has it; random */
  file: string;
}

/** The files of one request. They are thrown away with its answer unless somebody says that a row now names them. */
export interface Upload<Part extends string = string> {
  files: readonly StoredFile<Part>[];
  keep: () => void;
}
