import type { FastifySchemaValidationError } from 'fastify';

/** Validation findings → `{ 'installments.0.amount': sentence }`; the first finding of a field wins. */
export function fieldsOf(findings: readonly FastifySchemaValidationError[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of findings) {
    const name = instancePath.split('/').filter(Boolean).join('.') || 'body';
    fields[name] ??= plain(message);
  }
  return fields;
}

/** The contract words what a person can get wrong; what is left speaks of types and is for programs. */
const plain = (message = ''): string => (message === '' || message.startsWith('Invalid input') ? 'Please fill in this field.' : message);
