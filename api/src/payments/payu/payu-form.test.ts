import { describe, expect, test } from '@jest/globals';
import type { Order } from '../../orders/order-tables.ts';
import type { Attempt } from '../payment-tables.ts';
import { payuFields } from './payu-form.ts';
import { requestHash } from './payu-hash.ts';

const keys = { key: 'key', salt: 'salt' };
const attempt = { id: 'A1', amount: 59_000 } as Attempt;
const anOrder = (changes: Partial<Order> = {}) =>
  ({
    firstname: 'Asha',
    email: 'asha@example.com',
    phone: '+919876543210',
    lines: [{ name: 'Generative AI' }, { name: 'Excel' }],
    ...changes,
  }) as Order;
const fieldsOf = (changes: Partial<Order> = {}) => payuFields(attempt, anOrder(changes), keys, 'https://www.aarohan.example');

describe('PayU’s form', () => {
  test('When an order is paid, then every field is as PayU wants it and the hash is over what is posted', () => {
    const { hash, ...fields } = fieldsOf();
    expect(fields).toEqual({
      key: 'key',
      txnid: 'A1',
      amount: '590.00',
      productinfo: 'Generative AI, Excel',
      firstname: 'Asha',
      email: 'asha@example.com',
      phone: '9876543210',
      surl: 'https://www.aarohan.example/api/payu/return',
      furl: 'https://www.aarohan.example/api/payu/return',
    });
    expect(hash).toBe(requestHash(fields, 'salt'));
    expect(JSON.stringify(fields)).not.toContain('salt');
  });

  test.each([
    ['a pipe', 'As|ha', 'As ha'],
    ['markup', '<b>"Asha" & Co</b>', 'b Asha Co b'],
    ['nothing else but signs', '|||', 'Student'],
    ['another script', 'आशा', 'आशा'],
    ['a long text', 'A'.repeat(60), 'A'.repeat(20)],
    ['an emoji', 'Asha 🎓', 'Asha'],
  ])('When the first name has %s, then PayU gets it plain', (_, firstname, posted) => {
    expect(fieldsOf({ firstname }).firstname).toBe(posted);
  });

  test('When the products’ names are long or odd, then they are cut and plain', () => {
    const lines = [{ name: `C|C++ ${'x'.repeat(200)}` }] as Order['lines'];
    expect(fieldsOf({ lines }).productinfo).toBe(`C C ${'x'.repeat(96)}`);
  });

  test.each([`${'x'.repeat(40)}@example.com`, 'a|b@example.com'])(
    'When PayU would not take %s, then the institute’s address goes',
    (email) => {
      expect(fieldsOf({ email }).email).toBe('info@aarohan.example');
    },
  );
});
