// HOME-11: what was entered into a page before its code: the app hears of it as if it were entered now.
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enteredEarly, noteEntry } from '../src/lib/early/early-fields.ts';
import { Checkbox } from '../src/ui/fields/checkbox.tsx';
import { RadioGroup } from '../src/ui/fields/radio-group.tsx';
import { SelectField } from '../src/ui/fields/select-field.tsx';
import { TextField } from '../src/ui/fields/text-field.tsx';

const kinds = [
  { value: 'one', label: 'Cédula' },
  { value: 'other', label: 'Ruc' },
];
const years = [
  { value: '1980', label: '1980' },
  { value: '1990', label: '1990' },
];

/** Another kind of document is another number; all of it one state, as in the card's form. */
function Form({ note }: { note: string }) {
  const [kind, setKind] = useState('one');
  const [{ number, year, agrees }, setRest] = useState({ number: '', year: '', agrees: false });
  const rest = { number, year, agrees };
  return (
    <form>
      <p>{note}</p>
      <RadioGroup
        legend="Tipo"
        options={kinds}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setRest({ ...rest, number: '' });
        }}
      />
      <TextField
        label="Número"
        value={number}
        onChange={({ target }) => setRest({ ...rest, number: target.value.toUpperCase() })}
      />
      <SelectField
        label="Año"
        placeholder="Elige"
        options={years}
        value={year}
        onChange={({ target }) => setRest({ ...rest, year: target.value })}
      />
      <Checkbox
        label="Acepto"
        checked={agrees}
        onChange={({ target }) => setRest({ ...rest, agrees: target.checked })}
      />
      <output>{JSON.stringify({ kind, ...rest })}</output>
    </form>
  );
}

const number = page.getByLabelText('Número');
const year = page.getByLabelText('Año');
const agrees = page.getByLabelText('Acepto');
const other = page.getByLabelText('Ruc');

/** The page as the server has drawn it; answers what brings the code. */
function givenDrawn(form: ReactNode): (form: ReactNode) => void {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(form);
  document.addEventListener('input', noteEntry);
  const said = vi.fn();
  onTestFinished(() => {
    document.removeEventListener('input', noteEntry);
    root.remove();
  });
  return (app) => {
    const entered = enteredEarly(root);
    document.removeEventListener('input', noteEntry);
    const react = flushSync(() => hydrateRoot(root, app, { onRecoverableError: said }));
    onTestFinished(() => react.unmount());
    for (const again of entered) flushSync(again);
  };
}

const isHeard = (state: object) =>
  expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(state));

it('each kind of field is heard, in the order in which it was entered', async () => {
  const bringCode = givenDrawn(<Form note="" />);
  await number.fill('0102030400');
  await year.selectOptions('1980');
  await agrees.click();
  await other.click();
  bringCode(<Form note="" />);
  // The kind came last, and empties the number.
  await isHeard({ kind: 'other', number: '', year: '1980', agrees: true });
  await expect.element(number).toHaveValue('');
  await expect.element(other).toBeChecked();
});

it('what was corrected last counts last, also where nobody has seen it being entered', async () => {
  const bringCode = givenDrawn(<Form note="" />);
  await number.fill('1');
  await other.click();
  await number.fill('xk-3');
  (year.element() as HTMLSelectElement).value = '1990';
  bringCode(<Form note="" />);
  await isHeard({ kind: 'other', number: 'XK-3', year: '1990', agrees: false });
  await expect.element(number).toHaveValue('XK-3');
});

it('what the browser has put back over what was typed, as after a reload, is put right', async () => {
  const bringCode = givenDrawn(<Form note="" />);
  await number.fill('xk-3');
  (number.element() as HTMLInputElement).value = '';
  bringCode(<Form note="" />);
  await isHeard({ kind: 'one', number: 'XK-3', year: '', agrees: false });
  await expect.element(number).toHaveValue('XK-3');
});

it('where the page is drawn anew, what was entered stands in the new fields', async () => {
  const bringCode = givenDrawn(<Form note="drawn" />);
  const drawn = number.element();
  await other.click();
  await number.fill('110345');
  await year.selectOptions('1990');
  await agrees.click();
  bringCode(<Form note="anew" />);
  await isHeard({ kind: 'other', number: '110345', year: '1990', agrees: true });
  expect(drawn.isConnected).toBe(false);
  await expect.element(number).toHaveValue('110345');
  await expect.element(agrees).toBeChecked();
});
