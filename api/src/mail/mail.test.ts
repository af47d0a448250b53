import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { createOutbox } from './deliver-mail.ts';
import { mails, type Mail } from './mail-tables.ts';
import { postMail, type Letter } from './outbox.ts';
import { inboxTransport, smtpTransport, type Transport } from './transport.ts';

const aLetter = (changes: Partial<Letter> = {}): Letter => ({
  to: 'asha@example.com',
  subject: 'Hello',
  text: 'Hello Asha.',
  html: '<p>Hello Asha.</p>',
  ...changes,
});
const write = ({ parts }: TestApp, letter: Letter) => postMail(parts.db, letter, parts.clock.now());
const statuses = async ({ parts }: TestApp) => (await parts.db.select().from(mails)).map(({ status }) => status).sort();

/** A transport that fails as often as it is told, and remembers what it was given. */
function flaky(failures: number): Transport & { given: Mail[] } {
  const given: Mail[] = [];
  const deliver = (mail: Mail): Promise<void> => {
    given.push(mail);
    return given.length <= failures ? Promise.reject(new Error('451 try later')) : Promise.resolve();
  };
  return { given, deliver, keepsCopy: false, close: () => undefined };
}

test('When a mail server takes the mail, then it gets headers, both texts and the attachment', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const it = await testApp({
    settings: { smtpUrl: `smtp://127.0.0.1:${port}` },
    transport: smtpTransport(`smtp://127.0.0.1:${port}`, 'Aarohan <no-reply@aarohan.example>'),
  });
  const id = await write(
    it,
    aLetter({ subject: 'Grüße ₹', attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', base64: 'JVBERi0=' }] }),
  );

  await it.parts.outbox.drain();
  server.close();

  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`Message-ID: <${id}@aarohan.example>`);
  expect(received[0]).toMatch(
    /From: Aarohan <no-reply@aarohan.example>[\s\S]*To: asha@example.com[\s\S]*Hello Asha\.[\s\S]*<p>Hello Asha\.<\/p>[\s\S]*filename=a\.pdf/,
  );
  expect((await it.parts.db.select().from(mails))[0]).toMatchObject({ status: 'sent', text: '', html: '', attachments: [] });
  expect((await it.app.inject('/dev/inbox.json')).statusCode).toBe(404);
});

test('When delivery fails, then it is tried again later with the same id until it succeeds', async () => {
  const transport = flaky(2);
  const it = await testApp({ transport });
  const id = await write(it, aLetter());

  await it.parts.outbox.drain();
  it.clock.pass(14);
  await it.parts.outbox.drain();
  expect(transport.given).toHaveLength(1);
  it.clock.pass(1);
  await it.parts.outbox.drain();
  it.clock.pass(30);
  await it.parts.outbox.drain();

  expect(transport.given.map((mail) => mail.id)).toEqual([id, id, id]);
  expect(await statuses(it)).toEqual(['sent']);
});

test('When a code could not be mailed in time, then it is not mailed late, and not kept', async () => {
  const transport = flaky(1);
  const it = await testApp({ transport });
  await write(it, aLetter({ expiresAt: new Date(it.clock.now().getTime() + 600_000) }));
  await it.parts.outbox.drain();
  it.clock.pass(600);

  await it.parts.outbox.drain();

  expect(transport.given).toHaveLength(1);
  expect((await it.parts.db.select().from(mails))[0]).toMatchObject({ status: 'expired', text: '', html: '' });
});

test('When several processes deliver at once, then each mail goes out once', async () => {
  const it = await testApp();
  const transport = flaky(0);
  const workers = Array.from({ length: 5 }, () => createOutbox(it.parts, transport, () => undefined));
  for (let count = 0; count < 50; count += 1) await write(it, aLetter({ to: `p${count}@example.com` }));

  await Promise.all(workers.map((worker) => worker.drain()));

  expect(new Set(transport.given.map(({ to }) => to)).size).toBe(50);
  expect(transport.given).toHaveLength(50);
});

test('When the process dies while delivering, then another one delivers after the lease', async () => {
  const it = await testApp();
  await write(it, aLetter());
  const hanging: Transport = { ...inboxTransport, deliver: () => new Promise(() => undefined) };
  createOutbox(it.parts, hanging, () => undefined).poke();
  const transport = flaky(0);
  const other = createOutbox(it.parts, transport, () => undefined);

  await other.drain();
  expect(transport.given).toEqual([]);
  it.clock.pass(121);
  await other.drain();

  expect(transport.given).toHaveLength(1);
});

test('When the causing transaction fails, then there is no mail', async () => {
  const it = await testApp();
  const failing = it.parts.db.transaction(async (tx) => {
    await postMail(tx, aLetter(), it.clock.now());
    throw new Error('changed my mind');
  });

  await expect(failing).rejects.toThrow('changed my mind');
  expect(await statuses(it)).toEqual([]);
});
