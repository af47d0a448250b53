/** One layout for every mail: a heading, paragraphs, and at most one thing to see at a glance. */
export function mailHtml({ heading, paragraphs, highlight }: { heading: string; paragraphs: string[]; highlight?: string }): string {
  const glance = highlight ? `<p style="font-size:32px;letter-spacing:6px;font-weight:700;margin:24px 0">${escapeHtml(highlight)}</p>` : '';
  return `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#f4f5fb;font-family:Arial,sans-serif;color:#1f2430">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
<p style="margin:0 0 16px;font-weight:700">Aarohan Institute</p>
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(heading)}</h1>${glance}
${paragraphs.map((text) => `<p style="line-height:1.5">${escapeHtml(text)}</p>`).join('\n')}
</div></body></html>`;
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
