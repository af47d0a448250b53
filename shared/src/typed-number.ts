/** A number as a field of a form holds it. Unlike coercion it makes no 0 of an empty field. */
export const typedNumber = (value: unknown): unknown => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
