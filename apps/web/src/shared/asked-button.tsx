// A button whose press is asked once more before it is done.
import { useState } from 'react';
import { Button, type ButtonProps } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/layers/dialog.tsx';

interface AskedButtonProps extends Omit<ButtonProps, 'onClick'> {
  asks: { title: string; text: string; yes: string; no: string; kind?: ButtonProps['kind'] };
  onYes: () => void;
}

export function AskedButton({ asks, onYes, ...button }: AskedButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <Dialog
        open={isAsking}
        onClose={close}
        title={asks.title}
        actions={
          <>
            <Button
              kind={asks.kind ?? 'danger'}
              onClick={() => {
                close();
                onYes();
              }}
            >
              {asks.yes}
            </Button>
            <Button onClick={close}>{asks.no}</Button>
          </>
        }
      >
        {asks.text}
      </Dialog>
    </>
  );
}
