// The dialog of what is paid by itself: a card among its fields, and what its refusals say.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paymentMethodsQuery } from '../../api/purchase/payment-methods.ts';
import { type RequestError, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { paths } from '../../lib/place/paths.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { cardName } from '../../shared/saved-card/saved-cards.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { autoPayCopy, cardsCopy } from './payment-methods.copy.ts';

const { form: copy } = autoPayCopy;

/** Whoever would not say who they are has closed that dialog, and is back where they were. */
export function wishRefusal({ code }: RequestError): string | null {
  if (code === STEP_UP_REQUIRED) return null;
  return code === 'CARD_NOT_USABLE' ? copy.cardWrong : cardsCopy.notDone;
}

export interface WishFormProps {
  title: string;
  told: string;
  onSubmit: () => Promise<RequestError | null>;
  onClose: () => void;
  children: ReactNode;
}

export function WishForm({ title, told, onSubmit, onClose, children }: WishFormProps) {
  return (
    <FormDialog
      title={title}
      words={copy}
      initialFocus="title"
      onSubmit={async () => {
        const error = await onSubmit();
        return error && wishRefusal(error);
      }}
      onClose={onClose}
    >
      {children}
      {told && <p className="small quiet">{told}</p>}
    </FormDialog>
  );
}

/** In the place of the terms, while nobody knows the cards: without one nothing is switched on. */
export function CardsFailed() {
  const query = useQuery(paymentMethodsQuery);
  if (!query.isError || query.data) return null;
  return (
    <QueryCard
      query={query}
      title={autoPayCopy.withWhat}
      failed={cardsCopy.failed}
      waiting={cardsCopy.waiting}
      skeleton={<SkeletonRows count={1} />}
      isUntimed
    >
      {() => null}
    </QueryCard>
  );
}

/** In the place of the terms, where there is no card to pay with. */
export function NeedsCard({ words }: { words: string }) {
  return (
    <Card title={autoPayCopy.withWhat} detail={words}>
      <ButtonLink href={paths.paymentMethods()}>{cardsCopy.add}</ButtonLink>
    </Card>
  );
}

export interface CardSelectProps {
  methods: readonly PaymentMethod[];
  value: string;
  onChange: (id: string) => void;
}

export function CardSelect({ methods, value, onChange }: CardSelectProps) {
  return (
    <SelectField
      label={copy.card}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={methods.map((method) => ({
        value: method.id,
        label: cardName(method),
        disabled: method.isExpired,
      }))}
    />
  );
}

/** The one that it has, while it is good; otherwise the first that is. */
export function firstCard(methods: readonly PaymentMethod[], id: string | null): string {
  const good = methods.filter(({ isExpired }) => !isExpired);
  return (good.find((method) => method.id === id) ?? good[0])?.id ?? '';
}
