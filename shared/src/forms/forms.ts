/** Forms: react-hook-form with the contract's schemas. Fetched with the first page that has one. */
import './without-eval.ts';

export { Controller, useFormContext, useWatch } from 'react-hook-form';
export { CheckboxField } from './checkbox-field.tsx';
export { Field } from './field.tsx';
export { FileField } from './file-field.tsx';
export { Form } from './form.tsx';
export { RadioField } from './radio-field.tsx';
export { SelectField } from './select-field.tsx';
export { SubmitButton } from './submit-button.tsx';
export { TextAreaField } from './text-area-field.tsx';
export { useZodForm } from './use-zod-form.ts';
