// What was attached, for who did it: each is saved, none is shown in place.
import type { Claim } from '@portal/contract/paying/claims';
import { Paperclip } from 'lucide-react';
import { saveAttachment } from '../../api/claims.ts';
import { useSaving } from '../../shared/use-saving.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { claimCopy as copy } from './claims.copy.ts';
import styles from './claims.module.css';

export function ClaimFiles({ claim }: { claim: Claim }) {
  const saving = useSaving();
  return (
    <div className={styles.told}>
      <span className={styles.quiet}>{copy.files}</span>
      <ul className={styles.files}>
        {claim.attachment.map(({ id, name }) => (
          <li key={id}>
            <TextLink
              icon={Paperclip}
              onClick={() => saving.save(id, () => saveAttachment(claim.id, id, name))}
            >
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
