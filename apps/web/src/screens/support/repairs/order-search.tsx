// The search over the orders: by which word, the text, and the way back to all of them.
import { useState } from 'react';
import type { OrdersWanted, OrderWord } from '../../../api/tickets.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../support.module.css';
import { ordersCopy } from './repair.copy.ts';

const { search: copy } = ordersCopy;
const WORDS = (['id', 'identityNumber'] as const).map((value) => ({ value, label: copy.words[value] }));

export interface OrderSearchProps {
  /** Null: all of them. */
  wanted: OrdersWanted | null;
  onSearch: (wanted: OrdersWanted | null) => void;
}

export function OrderSearch({ wanted, onSearch }: OrderSearchProps) {
  const [word, setWord] = useState<OrderWord>('id');
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  return (
    <Card>
      <form
        aria-label={copy.card}
        className={styles.orderSearch}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text) onSearch({ word, text });
        }}
      >
        <SelectField
          label={copy.by}
          options={WORDS}
          value={word}
          onChange={({ target }) => {
            setWord(target.value as OrderWord);
            setTyped('');
          }}
        />
        <TextField
          label={copy.text[word]}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
        <Button type="submit" kind="primary" disabled={text === ''}>
          {copy.act}
        </Button>
      </form>
      {wanted && (
        <p className={styles.allOrders}>
          <TextLink
            onClick={() => {
              setTyped('');
              onSearch(null);
            }}
          >
            {copy.all}
          </TextLink>
        </p>
      )}
    </Card>
  );
}
