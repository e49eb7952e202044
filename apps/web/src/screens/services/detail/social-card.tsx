// «Saldo Redes Sociales»: a bar for each network that the plan includes.
import type { UsageConsumptionReport, UsageType } from '@portal/contract/lines/usage';
import {
  AtSign,
  Camera,
  ChevronDown,
  ChevronUp,
  CirclePlay,
  Hash,
  MessageCircle,
  MessagesSquare,
  Users,
} from 'lucide-react';
import { useId, useState } from 'react';
import { updatedAtWords } from '../../../lib/dates.ts';
import { bucketFacts } from '../../../shared/line/consumption-facts.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { UpdatedAt } from '../../../ui/figures/updated-at.tsx';
import type { IconGlyph } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton-rows.tsx';
import styles from './allowance-row.module.css';
import { AllowanceRow } from './allowance-row.tsx';
import { validityOf } from './allowance-validity.ts';
import { balancesCopy as copy } from './detail.copy.ts';
import { DetailToggle } from './detail-toggle.tsx';

const SHOWN = 3;

// Own line icons: the networks' logos are theirs.
const ICONS: Partial<Record<UsageType, IconGlyph>> = {
  whatsapp: MessageCircle,
  facebook: Users,
  instagram: Camera,
  messenger: MessagesSquare,
  youtube: CirclePlay,
  twitter: Hash,
};

/** Its room while nobody knows which networks the plan includes; most do. */
export function SocialSkeleton() {
  return (
    <Card title={copy.social} detail={copy.included} foot={<Skeleton width={132} height={12} />} busy>
      <SkeletonGroup label={copy.socialWaiting}>
        <SkeletonRows count={SHOWN} />
      </SkeletonGroup>
    </Card>
  );
}

export function SocialCard({ report }: { report: UsageConsumptionReport }) {
  const listId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const [detailed, setDetailed] = useState(false);
  const networks = bucketFacts(report, 'social');
  if (networks.length === 0) return null;
  const shown = unfolded ? networks : networks.slice(0, SHOWN);
  return (
    <Card
      title={copy.social}
      detail={copy.included}
      aside={<DetailToggle listId={listId} unfolded={detailed} onToggle={setDetailed} />}
      foot={
        <>
          <UpdatedAt>{updatedAtWords(report.effectiveDate)}</UpdatedAt>
          {networks.length > SHOWN && (
            <TextLink
              plain
              icon={unfolded ? ChevronUp : ChevronDown}
              aria-expanded={unfolded}
              aria-controls={listId}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? copy.less : copy.more}
            </TextLink>
          )}
        </>
      }
    >
      <ul id={listId} className={styles.rows}>
        {shown.map((facts) => (
          <AllowanceRow
            key={facts.id}
            facts={facts}
            icon={ICONS[facts.type] ?? AtSign}
            notes={[
              ...(facts.isUnlimited ? [copy.notDiscounted] : []),
              facts.used,
              ...(detailed ? validityOf(facts) : []),
            ]}
          />
        ))}
      </ul>
    </Card>
  );
}
