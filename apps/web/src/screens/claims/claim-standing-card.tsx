// What is claimed, how that stands, and what comes of it.
import type { Claim } from '@portal/contract/paying/claims';
import { Download } from 'lucide-react';
import { saveReceipt } from '../../api/claims.ts';
import { formatDateLong } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { useSaving } from '../../shared/use-saving.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { standingOf } from './claim-standing.ts';
import { claimCopy as copy } from './claims.copy.ts';
import styles from './claims.module.css';

const BADGES = { quiet: 'info', success: 'success', warning: 'warning', danger: 'danger' } as const;

export function ClaimStandingCard({ claim }: { claim: Claim }) {
  const { words, kind } = standingOf(claim);
  const isOpen = claim.status !== 'resolved';
  const saving = useSaving();
  const money = (value: number) => formatMoney(centsFromDollars(value));
  return (
    <Card
      title={isOpen ? copy.amount : copy.amountDone}
      quietTitle
      sticky
      aside={<Badge kind={BADGES[kind]}>{words}</Badge>}
    >
      <Amount money={money(claim.amount.value)} />
      <div className={styles.says}>
        {isOpen && <p className="strong">{copy.until(formatDateLong(claim.expectedResolutionDate))}</p>}
        {isOpen && <p>{copy.meanwhile}</p>}
        {claim.credit && <p className="strong">{copy.credit(money(claim.credit.amount.value))}</p>}
        {claim.credit &&
          (claim.credit.billNo === null ? (
            <p>{copy.creditNext}</p>
          ) : (
            <p>
              <TextLink inherit href={paths.bill(claim.credit.billNo)}>
                {copy.creditOn(claim.credit.billNo)}
              </TextLink>
            </p>
          ))}
      </div>
      <Button
        wide
        icon={Download}
        busy={saving.isRunning(claim.id)}
        busyText={copy.saving}
        onClick={() => saving.save(claim.id, () => saveReceipt(claim.id))}
      >
        {copy.receipt}
      </Button>
    </Card>
  );
}
