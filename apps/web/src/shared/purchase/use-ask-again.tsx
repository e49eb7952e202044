// The same thing bought a moment ago: the customer says whether they mean it, before anything is charged again.
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { purchaseCopy } from './purchase.copy.ts';

const { again: copy } = purchaseCopy;

export function useAskAgain() {
  const [wish, setWish] = useState<{ buy: () => void } | null>(null);
  const close = () => setWish(null);
  return {
    /** Done when the customer has said yes. */
    ask: (buy: () => void) => setWish({ buy }),
    dialog: (
      <Dialog
        open={wish !== null}
        onClose={close}
        title={copy.title}
        actions={
          <>
            <Button
              kind="primary"
              onClick={() => {
                close();
                wish?.buy();
              }}
            >
              {copy.yes}
            </Button>
            <Button onClick={close}>{copy.no}</Button>
          </>
        }
      >
        {copy.text}
      </Dialog>
    ),
  };
}
