/** The vendor's SDK v3 (https://www.cashfree.com/docs/payments/online/web/redirect). */
interface CashfreeSdk {
  checkout: (options: { paymentSessionId: string; redirectTarget: '_self' }) => Promise<{ error?: { message?: string } } | undefined>;
}
type CashfreeFactory = (options: { mode: 'sandbox' | 'production' }) => CashfreeSdk;

const address = 'https://sdk.cashfree.com/js/v3/cashfree.js';

export class SdkProblem extends Error {
  override name = 'SdkProblem';
}

/**
 * The vendor's SDK, from its script unless that has run already.
 *
 * @throws {SdkProblem} also when the script came without it; the next call tries again
 */
export async function loadCashfree(): Promise<CashfreeFactory> {
  if (!onPage()) await runScript();
  const factory = onPage();
  if (!factory) throw new SdkProblem('The script came without its SDK.');
  return factory;
}

const onPage = (): CashfreeFactory | undefined => (window as { Cashfree?: CashfreeFactory }).Cashfree;

const runScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new SdkProblem('The script did not come.'));
    });
    Object.assign(script, { src: address, async: true });
    document.head.append(script);
  });
