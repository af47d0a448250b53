import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

export interface S3Settings {
  /** `https://s3.ap-south-1.amazonaws.com`; the bucket is the first part of the path */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const folder = 'uploads/';

/** Files in a bucket that speaks Amazon's S3 protocol, so that several machines share them. */
export function s3Files({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const urlOf = (name: string): string => `${root}/${folder}${encodeURIComponent(name)}`;

  const ask = async (url: string, init: RequestInit = {}, mayMiss = false): Promise<Response> => {
    const answer = await client.fetch(url, init);
    if (answer.ok || (mayMiss && answer.status === 404)) return answer;
    await answer.body?.cancel();
    throw new Error(`The file store answered ${answer.status} to ${init.method ?? 'GET'}.`);
  };

  return {
    async put(name, bytes, contentType) {
      const answer = await ask(urlOf(name), { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': contentType } });
      await answer.body?.cancel();
    },
    async open(name) {
      const { status, body } = await ask(urlOf(name), {}, true);
      if (status !== 404 && body) return Readable.fromWeb(body as ReadableStream);
      await body?.cancel();
      return undefined;
    },
    async remove(names) {
      for (const name of names) await (await ask(urlOf(name), { method: 'DELETE' }, true)).body?.cancel();
    },
    async *listOlder(moment) {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder, ...(token && { 'continuation-token': token }) });
        const listing = await (await ask(`${root}?${query}`)).text();
        yield olderIn(listing, moment);
        token = elementsOf(listing, 'NextContinuationToken')[0];
      } while (token !== undefined);
    },
  };
}

/** @param listing an answer of ListObjectsV2; our names need no unescaping */
const olderIn = (listing: string, moment: Date): string[] =>
  elementsOf(listing, 'Contents')
    .filter((entry) => new Date(elementsOf(entry, 'LastModified')[0] ?? moment) < moment)
    .flatMap((entry) => elementsOf(entry, 'Key'))
    .map((key) => key.slice(folder.length));

const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content);
