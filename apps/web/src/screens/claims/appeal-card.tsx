// To whom one turns when the answer is late, or not what one hoped for.
import type { Claim } from '@portal/contract/paying/claims';
import { market } from '@portal/market/here';
import { ExternalLink, Phone } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { claimCopy as copy } from './claims.copy.ts';
import styles from './claims.module.css';

export function AppealCard({ claim }: { claim: Claim }) {
  const { name, inFull, phone, url } = market.regulator;
  return (
    <Card title={claim.isLate ? copy.late : copy.refused} level={2}>
      <p className={styles.appeal}>{copy.appeal(name, inFull)}</p>
      <ListRows>
        <ListRow icon={Phone} title={copy.call(phone)} href={`tel:${phone.replaceAll(' ', '')}`} />
        <ListRow icon={ExternalLink} title={copy.site(name)} href={url} />
      </ListRows>
    </Card>
  );
}
