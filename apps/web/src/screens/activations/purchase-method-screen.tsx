// 'Compra de paquetes y recargas': the method first, then what is bought with it.
import { CircleDollarSign, Package } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useAvailability } from '../../lib/portal-map.ts';
import type { PayMethod } from '../../session/purchase-drafts.ts';
import { useLineLinks } from '../../shared/choose-line.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { LineField } from '../../shared/purchase/line-field.tsx';
import { MethodChoice } from '../../shared/purchase/method-choice.tsx';
import { NoLines } from '../../shared/purchase/no-lines.tsx';
import type { SoldLine } from '../../shared/purchase/sold-lines.ts';
import { useSoldLines } from '../../shared/purchase/use-sold-lines.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { SectionError } from '../../ui/section-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { activationsCopy } from './activations.copy.ts';
import styles from './activations.module.css';
import { methodsFor, wayPaths, waysOf } from './purchase-ways.ts';

const { purchasePage: copy, failed, loading } = activationsCopy;
const WAY_ICONS = { recharge: CircleDollarSign, packages: Package };

export function PurchaseMethodScreen() {
  const sold = useSoldLines();
  return (
    <>
      <PageHead title={copy.title} back={{ href: paths.activations(), label: copy.back }} />
      <div className={styles.single}>{content()}</div>
    </>
  );

  function content() {
    const { query, lines, line } = sold;
    if (query.isError && !query.data) {
      return (
        <Card>
          <SectionError
            level={2}
            title={failed.title}
            text={failed.text}
            retryLabel={failed.retry}
            onRetry={() => query.refetch()}
          />
        </Card>
      );
    }
    if (!query.data) {
      return (
        <Card busy>
          <SkeletonGroup label={loading}>
            <Skeleton height={52} radius={12} />
            <Skeleton height={56} radius={16} marginTop={32} />
            <Skeleton height={56} radius={16} marginTop={8} />
          </SkeletonGroup>
        </Card>
      );
    }
    if (lines.length === 0) return <NoLines isCorporate={sold.isCorporate} />;
    return (
      <>
        <Card>
          <LineField lines={lines} line={line} isMissing={false} onPick={sold.pick} />
        </Card>
        {line ? (
          <Methods key={line.number} line={line} />
        ) : (
          <Card title={copy.how}>
            <p className="muted">{copy.chooseLineFirst}</p>
          </Card>
        )}
      </>
    );
  }
}

function Methods({ line }: { line: SoldLine }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(line);
  const [method, setMethod] = useState<PayMethod | null>(null);
  const methods = methodsFor(line.kind, isAvailable);
  const ways = method ? waysOf(line.kind, method).filter((way) => isAvailable(wayPaths[way])) : [];
  return (
    <>
      <Card title={copy.how}>
        <MethodChoice legend={copy.how} methods={methods} method={method} onChoose={setMethod} />
      </Card>
      {ways.length > 0 && (
        <Card title={copy.what}>
          <ListRows>
            {ways.map((way) => (
              <ListRow key={way} icon={WAY_ICONS[way]} {...copy.ways[way]} {...linkTo(wayPaths[way])} />
            ))}
          </ListRows>
        </Card>
      )}
    </>
  );
}
