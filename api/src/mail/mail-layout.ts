import { institute } from '@aarohan/shared/brand';
import { color, radius } from '@aarohan/shared/tokens';

export interface MailContent {
  heading: string;
  paragraphs: string[];
  /** one thing to see at a glance, a code for example */
  highlight?: string;
  /** label and value */
  facts?: [string, string][];
  button?: { label: string; url: string };
  /** why the reader got this mail */
  reason?: string;
}

/** The one layout of every mail, as HTML and as plain text with the same content. */
export const mailOf = (content: MailContent): { text: string; html: string } => ({ text: textOf(content), html: htmlOf(content) });

/** What the mail is about comes first and the sender's address last: a code is the first number that a reader meets. */
function textOf({ heading, paragraphs, highlight, facts = [], button, reason }: MailContent): string {
  const blocks = [
    ...(highlight === undefined ? [] : [highlight]),
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ['--', ...(reason === undefined ? [] : [reason]), ...sender].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function htmlOf({ heading, paragraphs, highlight, facts = [], button, reason }: MailContent): string {
  const blocks = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>`,
    ...(highlight === undefined ? [] : [`<p style="${glance}">${escapeHtml(highlight)}</p>`]),
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    ...(facts.length > 0 ? [factsTable(facts)] : []),
    ...(button
      ? [`<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="${action}">${escapeHtml(button.label)}</a></p>`]
      : []),
  ];
  const foot = [...(reason === undefined ? [] : [reason]), ...sender].map(escapeHtml).join('<br>');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:${color.paper};color:${color.ink};font:16px/1.6 Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 12px;font-weight:700;color:${color.primary}">${escapeHtml(institute.name)}</p>
<div style="padding:32px 28px;background:${color.surface};border:1px solid ${color.line};border-radius:${radius.card}px">
${blocks.join('\n')}
</div>
<p style="margin:16px 4px 0;font-size:13px;color:${color.muted}">${foot}</p>
</div>
</body></html>`;
}

const glance = 'margin:0 0 20px;font-size:32px;font-weight:700;letter-spacing:6px';
const action = `display:inline-block;padding:12px 22px;border-radius:${radius.control}px;background:${color.primary};color:#FFFFFF;font-weight:700;text-decoration:none`;

const factsTable = (facts: [string, string][]): string =>
  `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid ${color.line};color:${color.muted};vertical-align:top">${escapeHtml(label)}</td>` +
        `<td style="padding:8px 0;border-top:1px solid ${color.line}">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>`;

const { address, phones, email, legalName } = institute;
const sender = [
  legalName,
  [...address.lines, `${address.city} ${address.pin}`, address.state].join(', '),
  `${phones.map(({ shown }) => shown).join(', ')} · ${email}`,
];

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
