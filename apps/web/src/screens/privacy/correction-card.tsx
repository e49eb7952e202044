// 'Corregir mis datos': one's own names at once, what the operator has as a request to it.
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { correctionCopy as copy } from './data-requests.copy.ts';

export function CorrectionCard() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Card title={copy.title} detail={copy.detail}>
        <div className="stack">
          <ListRows>
            <ListRow
              icon={Pencil}
              title={copy.profile}
              detail={copy.profileDetail}
              href={paths.editProfile()}
            />
          </ListRows>
          <div>
            <Button onClick={() => setIsAsking(true)}>{copy.begin}</Button>
          </div>
        </div>
      </Card>
      {isAsking && <CorrectionForm onClose={() => setIsAsking(false)} />}
    </>
  );
}
