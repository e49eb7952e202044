// The number of a chip off a photo of its bars, where the browser reads bars: most phones with Android do.
import { canonicalIccid } from '@portal/market/card-numbers';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { chipChangeCopy as copy } from './chip.copy.ts';

/** Of the Shape Detection API, which TypeScript does not know. */
type BarReader = new () => { detect(picture: Blob): Promise<{ rawValue: string }[]> };

/** The photo stays in the device. Nothing where bars cannot be read: the number is typed. */
export function CardPhoto({ onNumber }: { onNumber: (iccid: string) => void }) {
  const { BarcodeDetector: Reader } = globalThis as { BarcodeDetector?: BarReader };
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [isUnread, setIsUnread] = useState(false);
  if (!Reader) return null;

  async function read(photo: Blob, reader: BarReader) {
    setIsReading(true);
    const found = await new reader().detect(photo).catch(() => []);
    const iccid = found.map(({ rawValue }) => canonicalIccid(rawValue)).find((each) => each !== null);
    setIsReading(false);
    setIsUnread(iccid === undefined);
    if (iccid) onNumber(iccid);
  }

  return (
    <div>
      <input
        ref={input}
        className="sr-only"
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label={copy.photo}
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) void read(photo, Reader);
          // The same one again is another try.
          target.value = '';
        }}
      />
      <Button
        size="sm"
        icon={Camera}
        busy={isReading}
        busyText={copy.reading}
        onClick={() => input.current?.click()}
      >
        {copy.photo}
      </Button>
      {isUnread && <FieldError id="card-photo-error">{copy.photoUnread}</FieldError>}
    </div>
  );
}
