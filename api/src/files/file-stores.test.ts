import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import S3rver from 's3rver';
import { listFiles } from '../../testing/list-files.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import { s3Files } from './s3-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'aarohan-files-'));
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(root, 's3'),
  configureBuckets: [{ name: 'papers', configs: [] }],
});
let endpoint: string;

beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const inBucket = (changes: object = {}) => s3Files({ endpoint, region: 'us-east-1', bucket: 'papers', ...keys, ...changes });
const stores: [string, () => Promise<FileStore>][] = [
  ['a folder', () => localFiles(path.join(root, 'local'))],
  ['a bucket', () => Promise.resolve(inBucket())],
];

describe.each(stores)('%s', (_where, open) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  });
  const read = async (name: string) => {
    const content = await store.open(name);
    return content && (await buffer(content)).toString();
  };
  const put = (name: string, text = name) => store.put(name, Buffer.from(text), 'application/pdf');
  const listed = (moment: Date) => listFiles(store, moment);
  const future = new Date('2100-01-01');

  test('When a file was stored, then it reads the same; what is not there reads as nothing', async () => {
    await put('a1', 'some marks');

    expect([await read('a1'), await read('a2')]).toEqual(['some marks', undefined]);
  });

  test('When files are removed, then they are gone, the others stay, and unknown names do no harm', async () => {
    await put('b1');
    await put('b2');

    await store.remove(['b1', 'never-there']);

    expect([await read('b1'), await read('b2')]).toEqual([undefined, 'b2']);
  });

  test('When old files are listed, then those stored before the moment come and no others', async () => {
    await store.remove(await listed(future));
    await put('c1');
    await put('c2');

    expect([await listed(future), await listed(new Date('2020-01-01'))]).toEqual([['c1', 'c2'], []]);
  });
});

test('When a name has path parts, then the folder is not left', async () => {
  const store = await localFiles(path.join(root, 'inside'));

  await store.put('../escaped', Buffer.from('x'), 'application/pdf');

  expect([readdirSync(path.join(root, 'inside')), readdirSync(root)]).toEqual([['escaped'], expect.not.arrayContaining(['escaped'])]);
});

test('When a file of that name is being written already, then nothing is replaced', async () => {
  const store = await localFiles(path.join(root, 'twice'));

  const both = await Promise.allSettled([store.put('d', Buffer.from('1'), ''), store.put('d', Buffer.from('2'), '')]);

  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('When nobody has the key of the bucket, or it does not exist, then storing fails and says how', async () => {
  const put = (changes: object) => inBucket(changes).put('e', Buffer.from('x'), 'application/pdf');

  await expect(put({ accessKeyId: 'nobody' })).rejects.toThrow('The file store answered 403 to PUT.');
  await expect(put({ bucket: 'nowhere' })).rejects.toThrow('The file store answered 404 to PUT.');
});

test('When a bucket lists in several answers, then all of them are read', async () => {
  const asked: string[] = [];
  const answer = (name: string, token?: string) =>
    `<ListBucketResult><Contents><Key>uploads/${name}</Key><LastModified>2026-11-01T10:00:00.000Z</LastModified></Contents>${token ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''}</ListBucketResult>`;
  const listing = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://bucket').searchParams.get('continuation-token') ?? '';
    asked.push(token);
    response.end(token === '' ? answer('f1', '1/a+b==') : answer('f2'));
  }).listen(0, '127.0.0.1');
  await once(listing, 'listening');
  const { port } = listing.address() as AddressInfo;

  const names = await listFiles(inBucket({ endpoint: `http://127.0.0.1:${port}` }));
  listing.close();

  expect([names, asked]).toEqual([
    ['f1', 'f2'],
    ['', '1/a+b=='],
  ]);
});
