import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Part, file name, content. */
export type FilePart = [part: string, name: string, content: Uint8Array];

/** A multipart body with its content type. */
export async function aBody(texts: Record<string, string>, files: readonly FilePart[]): Promise<{ payload: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const [part, name, content] of files) form.append(part, new File([new Uint8Array(content)], name));
  const encoded = new Response(form);
  return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' };
}

export async function postForm(
  app: FastifyInstance,
  url: string,
  texts: Record<string, string>,
  files: readonly FilePart[],
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { payload, type } = await aBody(texts, files);
  return app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } });
}

/** A file that begins as a PDF does, of so many bytes. */
export function aPdf(bytes = 1_200, mark = ''): Buffer {
  const file = Buffer.alloc(bytes, ' ');
  file.write(`%PDF-1.7\n${mark}\n`);
  return file;
}

export const aPng = (): Buffer =>
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Beginnings that tell the other kinds. */
export const aJpeg = (): Buffer => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0'), Buffer.alloc(200)]);
export const aWebp = (): Buffer =>
  Buffer.concat([Buffer.from('RIFF'), Buffer.from([0xc0, 0, 0, 0]), Buffer.from('WEBPVP8 '), Buffer.alloc(200)]);
export const aDoc = (): Buffer => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

/** A package of uncompressed entries as Word writes them. */
export function aDocx(): Buffer {
  const types =
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  return Buffer.concat([zipEntry('[Content_Types].xml', types), zipEntry('word/document.xml', '<document/>')]);
}

export const aZip = (): Buffer => zipEntry('notes.txt', 'hello');

function zipEntry(name: string, content: string): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), Buffer.from(content)]);
}
