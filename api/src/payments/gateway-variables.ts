import { z } from 'zod';
import { institute } from '@aarohan/shared/brand';
import type { UpiSettings } from './upi/upi-gateway.ts';

/** Variables of the payment gateways, a part of `env.ts`; those of one gateway belong together. */
export const gatewayVariables = {
  CASHFREE_CLIENT_ID: z.string().optional(),
  CASHFREE_CLIENT_SECRET: z.string().optional(),
  CASHFREE_MODE: z.enum(['sandbox', 'production'], 'must be sandbox or production').default('production'),
  PAYU_KEY: z.string().optional(),
  PAYU_SALT: z.string().optional(),
  PAYU_MODE: z.enum(['test', 'production'], 'must be test or production').default('production'),
  UPI_PAYEE_ADDRESS: z
    .string()
    .regex(/^[\w.-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/, 'must be a UPI address like name@bank')
    .optional(),
  UPI_MERCHANT_CODE: z
    .string()
    .regex(/^\d{4}$/, 'must be four digits')
    .default('8299'),
  UPI_API_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://bank-adapter.example.org' }).optional(),
  UPI_API_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
};

/** Keys of real gateways; without any the sandbox takes their place. */
export interface GatewaySettings {
  cashfree?: { clientId: string; clientSecret: string; mode: 'sandbox' | 'production' };
  payu?: { key: string; salt: string; mode: 'test' | 'production' };
  upi?: UpiSettings;
}

const groups = {
  CASHFREE_: ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'],
  PAYU_: ['PAYU_KEY', 'PAYU_SALT'],
  UPI_: ['UPI_PAYEE_ADDRESS', 'UPI_API_URL', 'UPI_API_SECRET'],
} as const;

/** Names what is missing of a gateway that is set up half, a sentence each. */
export const missingOfGateways = (given: Record<string, string | undefined>): string[] =>
  Object.entries(groups).flatMap(([prefix, names]) => {
    const missing = names.filter((name) => given[name] === undefined);
    return missing.length === names.length ? [] : missing.map((name) => `${name} is missing (the ${prefix} variables belong together)`);
  });

export const hasGateway = (given: Record<string, string | undefined>): boolean =>
  Object.values(groups).some((names) => names.some((name) => given[name] !== undefined));

export function gatewaySettings(env: z.output<z.ZodObject<typeof gatewayVariables>>): GatewaySettings {
  const { CASHFREE_CLIENT_ID: clientId, CASHFREE_CLIENT_SECRET: clientSecret } = env;
  const { PAYU_KEY: key, PAYU_SALT: salt } = env;
  const { UPI_PAYEE_ADDRESS: address, UPI_MERCHANT_CODE: merchantCode, UPI_API_URL: apiUrl, UPI_API_SECRET: secret } = env;
  return {
    ...(clientId && clientSecret && { cashfree: { clientId, clientSecret, mode: env.CASHFREE_MODE } }),
    ...(key && salt && { payu: { key, salt, mode: env.PAYU_MODE } }),
    ...(address &&
      apiUrl &&
      secret && { upi: { payee: { address, name: institute.legalName, merchantCode }, apiUrl: apiUrl.replace(/\/$/, ''), secret } }),
  };
}
