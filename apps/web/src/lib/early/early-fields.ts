// What was entered into the fields of a page before its code. React takes the fields as it would have drawn them: it
// hears of the rest as if it were entered now.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @returns what enters each of them again. One after the other: a form may keep all of its fields as one state. */
export function enteredEarly(root: HTMLElement): (() => void)[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')].flatMap((field) => {
    if (isToggle(field)) return isTurned(field) ? [() => turnAgain(field)] : [];
    const { value } = field;
    return value === drawn(field) ? [] : [() => fillAgain(field, value)];
  });
}

function isToggle(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Of radios the chosen one: the other goes with it. */
function isTurned({ type, checked, defaultChecked }: HTMLInputElement): boolean {
  return checked !== defaultChecked && (type === 'checkbox' || checked);
}

function turnAgain(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

/** A value that is set on the field itself is one that React believes to have set. */
function fillAgain(field: Field, value: string): void {
  field.value = drawn(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function drawn(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const { options } = field;
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
