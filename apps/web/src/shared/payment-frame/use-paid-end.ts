// After the close delay: from a line's detail the customer comes home to figures read anew (PAY-15).
import type { Payment } from '@portal/contract/paying/payments';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAfterPurchase } from '../../api/lines/service-caches.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { frameCopy as copy } from './payment-frame.copy.ts';

export function useHomeAfterPaying(): (payment: Payment) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  return (payment) => {
    navigate(paths.home());
    refreshAfterPurchase(client);
    showToast({
      kind: 'success',
      text: copy.paid.toast,
      action: { label: copy.paid.receipt, onClick: () => navigate(paths.movement(payment.id)) },
    });
  };
}
