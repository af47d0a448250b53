type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers what somebody types into the server's markup while the page's code is on its way, and types it again when
 * the form has been taken over: the form starts from its defaults, and has not heard of it even where the field shows it.
 *
 * @returns call it when the page is alive; answers how many fields were typed again
 */
export function keepEarlyInput(root: HTMLElement): () => number {
  const typed = new Map<Field, string | boolean>();
  const remember = (field: EventTarget | null): void => {
    if (isField(field)) typed.set(field, valueOf(field));
  };
  const onInput = ({ target }: Event): void => remember(target);

  for (const field of root.querySelectorAll('input, textarea, select')) if (isField(field) && isChanged(field)) remember(field);
  root.addEventListener('input', onInput, true);
  root.addEventListener('change', onInput, true);

  return () => {
    root.removeEventListener('input', onInput, true);
    root.removeEventListener('change', onInput, true);
    const fields = [...typed].filter(([field]) => field.isConnected);
    for (const [field, value] of fields) typeAgain(field, value);
    typed.clear();
    return fields.length;
  };
}

/**
 * React drops events of a field whose value it believes to know. So another value is set through the setter that it
 * watches, and the right one past it.
 */
function typeAgain(field: Field, value: string | boolean): void {
  if (isCheckable(field)) {
    field.checked = value === false;
    field.click();
    return;
  }
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const valueOf = (field: Field): string | boolean => (isCheckable(field) ? field.checked : field.value);

function isChanged(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

/** A chosen file cannot be put back by a script, and stays in its field anyway. */
const isField = (element: unknown): element is Field =>
  (element instanceof HTMLInputElement && element.type !== 'file') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
