import { describe, expect, test } from '@jest/globals';
import { commandHash, isSameHash, requestHash, responseHash } from './payu-hash.ts';

const salt = 'TestSalt0001';
const asha = {
  key: 'TESTKEY1',
  txnid: 'TXN-0001',
  amount: '2360.00',
  productinfo: 'PG Program in Data Analytics',
  firstname: 'Asha',
  email: 'asha@example.com',
};
const ravi = {
  key: 'TESTKEY1',
  txnid: 'ORD20260101-42',
  amount: '590.00',
  productinfo: 'Registration fee',
  firstname: 'Ravi Kumar',
  email: 'ravi.k@example.co.in',
  udf1: 'order_65a1',
  udf2: 'user_77',
  udf5: 'cart_9',
};

/** Made once by the vendor's own package, `payu-websdk` 1.3.1. */
describe('PayU’s hashes', () => {
  test.each([
    [
      asha,
      salt,
      '4fc1c7ffdb921d4e83182a2b3bc71629336a52a4189ed9a02a63b4b8d54a35775a1b18dd0e0040d683fc680c419ca8939d1b1555a674f8871ec5da2fd7164e6c',
    ],
    [
      ravi,
      salt,
      'eb847599604e8d2706a77d19641758a0cb8c06c1ccf33f3c0ecec599ccc0bbac883174438a4a56825fec589365508a5406eca8fff240af65f987d9c33f22b15e',
    ],
    [
      { key: 'k3yABC', txnid: 'T3', amount: '1.00', productinfo: 'कोर्स & more', firstname: 'Ünï', email: 'u@example.com', udf2: 'b' },
      'Salt-3',
      '28a473d717ecae16f37dcb0b6cacef28906a7e01921e16c77fae7f3abb4b53eea7b2b9bc9cbfe99b91a67572928ed16cb9ce3545b3e20ca549d008c932c0a1e9',
    ],
  ])('When %j is asked for, then the request has PayU’s hash', (fields, key, hash) => {
    expect(requestHash(fields, key)).toBe(hash);
  });

  test.each([
    [
      asha,
      'success',
      '',
      'b1296da78c9d9c7aed65e4213904fcda6a2e365c23e530534591fe90eeaefb9af45a1fd40780f03d1fa8618f3506af2cb90f547cf591486fe02ba698f652b108',
    ],
    [
      asha,
      'failure',
      '',
      'aa50f5a48a27c0cdc7f272d1f844e779a1de706473746383f76181949370969099d75a77dd63f09ace0bd14f6b3aa282e0e21fb5f4afa84add43c0e00eac6c7c',
    ],
    [
      ravi,
      'success',
      '',
      'e727ec0b1897adf130df829c2cb87c47935d27c99548568572d824b85f050db08e922d931d96f3d5818c92b435e5e38673755f15b384acef4cf4adfbe6c0e12f',
    ],
    [
      ravi,
      'pending',
      '',
      '2fff7705cd4fe071f54b08e934958bd2f785f3728a805eb5e998d5559681e193e18054fab2499157dc1122dafe588c6e5f9c621265ed6dd66b874460224baa87',
    ],
    [
      asha,
      'success',
      '10.50',
      'bee0249805afd19c29d8ab28c89820f560ccc26ba13e54f9128ac2b45fdc12c1cbab9b1b48d1f9de07d0fe08e7a25ff7a23abf35db8625a9ec5d3f2894826203',
    ],
  ])('When %j is answered by %s with charges of "%s", then the answer has PayU’s hash', (fields, status, charges, hash) => {
    expect(responseHash(fields, status, salt, charges)).toBe(hash);
  });

  test.each([
    [
      'verify_payment',
      'TXN-0001',
      '100b56ed27016a829fe9e24d4052ac1a4caf8164da8e3a848a3107964bb672673725f0d40446a2605870535d21dce25b392dd84161d32591adbcc1d0ea8db1d3',
    ],
    [
      'verify_payment',
      'TXN-0001|ORD20260101-42',
      '7be01544ba5cf3bd74756639d40490afdb3181fea238fb69e39a1c5af243380518bd55a9be428e97e07160b2121c5105857f01601827344833af34b4095d1c00',
    ],
    [
      'cancel_refund_transaction',
      '403993715500000001',
      '70bb3532257d295fc36d0980e1d6a577ad43a9f2f9916edfc264e65752176b65f0cc8044b43296d0efa2a28b30abd3dc45b3a229d879cd250bbadc85fe5d059b',
    ],
  ])('When %s is asked of %s, then the command has PayU’s hash', (command, var1, hash) => {
    expect(commandHash('TESTKEY1', command, var1, salt)).toBe(hash);
  });

  test('When an amount lacks its decimals, then the hash is another one', () => {
    expect(requestHash({ ...asha, amount: '2360' }, salt)).toMatch(/^d6edce72aa720505ed99f8cb0b78a50e/);
  });

  test.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'ab', false],
    ['', 'abc', false],
    ['äbc', 'abc', false],
  ])('When %s is compared with %s, then %s', (given, expected, isSame) => {
    expect(isSameHash(given, expected)).toBe(isSame);
  });
});
