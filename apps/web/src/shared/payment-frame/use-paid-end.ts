// After the close delay: from a line's detail the customer comes home to figures read anew (2-services.md §4).
import { useQueryClient } from '@tanstack/react-query';
import { refreshServices } from '../../api/service-caches.ts';
import { paths } from '../../lib/paths.ts';
import { useNavigate } from '../../lib/router.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { frameCopy as copy } from './payment-frame.copy.ts';

export function useHomeAfterPaying(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  return () => {
    navigate(paths.home());
    refreshServices(client);
    showToast({ kind: 'success', text: copy.paid.toast });
  };
}
