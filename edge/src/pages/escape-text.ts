const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text between tags, or in an attribute between double quotes. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

export const attribute = (name: string, value: string | undefined): string => (value ? ` ${name}="${escapeText(value)}"` : '');

/** JSON inside a script element, which no text in it can end. */
export const scriptSafe = (json: string): string => json.replaceAll('<', '\\u003c');
