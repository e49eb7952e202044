// The cards that are saved, each with its button: nothing is typed. Where there is none, or none comes, there is the form.
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { paymentMethodsQuery } from '../../../api/purchase/payment-methods.ts';
import { cardName, expiryWords } from '../../../shared/saved-card/saved-card-facts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { payBillCopy } from './pay-bill.copy.ts';

const { saved: copy } = payBillCopy;

export interface SavedCardPayProps {
  /** As people read it. */
  total: string;
  isBusy: boolean;
  onPay: (savedCardId: string) => void;
}

export function SavedCardPay({ total, isBusy, onPay }: SavedCardPayProps) {
  const { data = [] } = useQuery(paymentMethodsQuery);
  const methods = data.filter(({ isExpired }) => !isExpired);
  if (methods.length === 0) return null;
  return (
    <Card title={copy.title}>
      <ListRows>
        {methods.map((method) => (
          <ListRow
            key={method.id}
            icon={CreditCard}
            title={cardName(method)}
            detail={expiryWords(method)}
            action={
              <Button
                size="sm"
                disabled={isBusy}
                aria-label={copy.with(cardName(method), total)}
                onClick={() => onPay(method.id)}
              >
                {copy.pay(total)}
              </Button>
            }
          />
        ))}
      </ListRows>
    </Card>
  );
}
