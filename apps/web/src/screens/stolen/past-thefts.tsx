// Phones that were found again: when, and the certificate that was given then.
import type { Theft } from '@portal/contract/help/thefts';
import { Smartphone } from 'lucide-react';
import { saveCertificate } from '../../api/thefts.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatPhone } from '../../lib/phone.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { pastCopy as copy } from './stolen.copy.ts';

export function PastThefts({ thefts }: { thefts: readonly Theft[] }) {
  if (thefts.length === 0) return null;
  return (
    <Card title={copy.title} detail={copy.detail}>
      <ListRows>
        {thefts.map(({ id, cause, product, creationDate, undoneAt, certificateCode }) => (
          <ListRow
            key={id}
            icon={Smartphone}
            title={formatPhone(product.publicIdentifier)}
            detail={[
              copy.causes[cause](formatDate(creationDate)),
              undoneAt === null ? null : copy.found(formatDate(undoneAt)),
            ]
              .filter(Boolean)
              .join(' · ')}
            action={
              certificateCode !== null && (
                <FileButton label={copy.certificateOf(id)} save={() => saveCertificate(id)}>
                  {copy.certificate}
                </FileButton>
              )
            }
          />
        ))}
      </ListRows>
    </Card>
  );
}
