import Fastify from 'fastify';

/** A bank where everybody has paid what they owe, as soon as it is asked (the adapter of `upi-gateway.ts`). */
const { BANK_PORT: port = '', BANK_AMOUNT: amount = '' } = process.env;

const app = Fastify();
app.get('/healthz', () => 'ok');
app.get<{ Params: { tr: string } }>('/collections/:tr', ({ params: { tr } }) => ({
  tr,
  payments: [{ rrn: `RRN${tr}`, amount, status: 'SUCCESS' }],
}));
await app.listen({ host: '127.0.0.1', port: Number(port) });
