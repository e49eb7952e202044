// What was entered into the fields of a page before its code. React takes the fields as it would have drawn them: it
// hears of the rest as if it were entered now, in the order in which it was, because one answer may empty another.

declare global {
  interface Window {
    /** Each field where it was last entered, with what it held then. Set by the script in the page. */
    enteredEarly?: { field: EventTarget; value: string }[] | undefined;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** For the script in the page. */
export function noteEntry({ target }: Event): void {
  if (!target) return;
  const { value } = target as Field;
  window.enteredEarly = [...entries().filter(({ field }) => field !== target), { field: target, value }];
}

const entries = () => window.enteredEarly ?? [];

/** @returns what enters each of them again. One after the other: a form may keep all of its fields as one state. */
export function enteredEarly(root: HTMLElement): (() => void)[] {
  const order: readonly unknown[] = entries().map(({ field }) => field);
  const noted = new Map<unknown, string>(entries().map(({ field, value }) => [field, value]));
  window.enteredEarly = undefined;
  // After a reload a browser may put a field back to what it was, over what was typed meanwhile.
  const heldBy = (field: Field) =>
    field.value !== drawn(field) ? field.value : (noted.get(field) ?? field.value);
  return (
    [...named(root)]
      .filter(([, field]) => isEntered(field, heldBy(field)))
      // What the browser has filled in by itself stands in no list, and comes first.
      .toSorted(([, one], [, other]) => order.indexOf(one) - order.indexOf(other))
      .map(([name, field]) => {
        const value = heldBy(field);
        const isOn = isToggle(field) && field.checked;
        return () => {
          // A page that has been drawn anew has another field of the same name.
          const now = field.isConnected ? field : named(root).get(name);
          if (now && isToggle(now)) turn(now, isOn);
          else if (now) fill(now, value);
        };
      })
  );
}

/** Something may be typed: nothing may come between what was kept and what is heard. */
export function isTypedIn(root: HTMLElement): boolean {
  return root.querySelector('select, textarea, input:not([type=radio], [type=checkbox])') !== null;
}

/** While React takes the page over in slices: what is turned meanwhile is turned when it hears. @returns ends it */
export function holdToggles(root: HTMLElement): () => void {
  let turned: HTMLInputElement | null = null;
  const hold = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    turned = event.target;
  };
  root.addEventListener('click', hold, { capture: true });
  return () => {
    root.removeEventListener('click', hold, { capture: true });
    turned?.click();
  };
}

/** By the kind of answer and the words beside it. */
function named(root: HTMLElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>('input, select, textarea')) {
    const words = [...(field.labels ?? [])].map(({ textContent }) => textContent);
    let name = [field.type, field.ariaLabel, ...words].join(' ');
    while (fields.has(name)) name += '+';
    fields.set(name, field);
  }
  return fields;
}

function isToggle(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Of radios the chosen one: the other goes with it. */
function isEntered(field: Field, value: string): boolean {
  if (!isToggle(field)) return value !== drawn(field);
  const { type, checked, defaultChecked } = field;
  return checked !== defaultChecked && (type === 'checkbox' || checked);
}

function turn(field: HTMLInputElement, isOn: boolean): void {
  field.checked = !isOn;
  field.click();
}

/** A value that is set on the field itself is one that React believes to have set. */
function fill(field: Field, value: string): void {
  field.value = drawn(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function drawn(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const { options } = field;
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
