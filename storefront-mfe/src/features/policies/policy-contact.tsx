import { institute } from '@aarohan/shared/brand';

const { legalName, legal, address, phones, email, hours } = institute;

/** Whom to ask about a policy. */
export const PolicyContact = ({ about }: { about: string }) => (
  <>
    <p>
      {about} We are there {hours}.
    </p>
    <address>
      <strong>{legalName}</strong>
      <br />
      {address.lines.join(', ')}, {address.city} {address.pin}, {address.state}, {address.country}
      <br />
      E-mail: <a href={`mailto:${email}`}>{email}</a>
      <br />
      Phone: <a href={`tel:${phones[0].dial}`}>{phones[0].shown}</a>
      <br />
      CIN {legal.cin} · GSTIN {legal.gstin}
    </address>
  </>
);
