import { institute } from '@aarohan/shared/brand';

/** How to reach the institute, as the last words of every brochure. */
export function contactLines(): string[] {
  const { address, phones, admissionsEmail, website, hours, legalName, legal } = institute;
  return [
    legalName,
    [...address.lines, `${address.city} ${address.pin}`, address.state, address.country].join(', '),
    `Phone: ${phones.map(({ shown }) => shown).join(', ')}`,
    `E-mail: ${admissionsEmail}`,
    `Website: ${website}`,
    `Open: ${hours}`,
    `CIN ${legal.cin} · GSTIN ${legal.gstin}`,
  ];
}
