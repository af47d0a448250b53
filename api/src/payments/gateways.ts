import { institute } from '@aarohan/shared/brand';
import type { Settings } from '../parts.ts';
import type { Fetch } from './call-gateway.ts';
import { cashfreeGateway, type CashfreeGateway } from './cashfree/cashfree-gateway.ts';
import { GatewayProblem, type Gateway, type Rail } from './gateway.ts';
import { payuGateway, type PayuGateway } from './payu/payu-gateway.ts';
import { upiGateway, type UpiGateway } from './upi/upi-gateway.ts';

/** The rails that can be paid on; a rail without keys is not there. */
export interface Gateways {
  cashfree?: CashfreeGateway;
  payu?: PayuGateway;
  upi?: UpiGateway;
  /** All rails end in the sandbox of this installation; no real money moves. */
  isSandbox: boolean;
}

/** @throws {GatewayProblem} */
export function gatewayOf<R extends Rail>(gateways: Gateways, rail: R): NonNullable<Gateways[R]> & Gateway {
  const gateway = gateways[rail];
  if (!gateway) throw new GatewayProblem(`There are no keys for ${rail}.`);
  return gateway;
}

/** What opens the doors of the embedded sandbox, for us and for a vendor's SDK that is pointed at it. */
export const sandboxKeys = { id: 'sandbox-key', secret: 'sandbox-secret' } as const;

/** The real gateways when there are keys for any, else the sandbox on all three rails. */
export function createGateways(settings: Settings, fetch: Fetch): Gateways {
  const { cashfree, payu, upi, publicUrl } = settings;
  if (!cashfree && !payu && !upi) return sandboxGateways(settings, fetch);
  return {
    ...(cashfree && { cashfree: cashfreeGateway({ ...cashfree, apiUrl: cashfreeUrls[cashfree.mode] }, publicUrl, fetch) }),
    ...(payu && { payu: payuGateway({ ...payu, ...payuUrls[payu.mode] }, publicUrl, fetch) }),
    ...(upi && { upi: upiGateway(upi, fetch) }),
    isSandbox: false,
  };
}

/** The sandbox is this API itself, asked over the network as a vendor would be. */
function sandboxGateways({ apiPort, publicUrl }: Settings, fetch: Fetch): Gateways {
  const api = `http://127.0.0.1:${apiPort}/sandbox`;
  const { id, secret } = sandboxKeys;
  const payee = { address: 'aarohan.institute@idfcbank', name: institute.name, merchantCode: '8299' };
  return {
    cashfree: cashfreeGateway({ clientId: id, clientSecret: secret, mode: 'embedded', apiUrl: `${api}/cashfree/pg` }, publicUrl, fetch),
    payu: payuGateway(
      {
        key: id,
        salt: secret,
        checkoutUrl: `${publicUrl}/sandbox/payu/_payment`,
        commandUrl: `${api}/payu/merchant/postservice.php?form=2`,
      },
      publicUrl,
      fetch,
    ),
    upi: upiGateway({ payee, apiUrl: `${api}/upi`, secret }, fetch),
    isSandbox: true,
  };
}

const cashfreeUrls = { sandbox: 'https://sandbox.cashfree.com/pg', production: 'https://api.cashfree.com/pg' } as const;

const payuUrls = {
  test: { checkoutUrl: 'https://test.payu.in/_payment', commandUrl: 'https://test.payu.in/merchant/postservice.php?form=2' },
  production: { checkoutUrl: 'https://secure.payu.in/_payment', commandUrl: 'https://info.payu.in/merchant/postservice.php?form=2' },
} as const;
