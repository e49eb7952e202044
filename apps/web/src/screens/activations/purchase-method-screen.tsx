// 'Compra de paquetes y recargas': the method first, then what is bought with it.
import { CircleDollarSign, Package } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import type { PayMethod } from '../../session/purchase-drafts.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import type { SoldLine } from '../../shared/line/line-facts.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { LineField } from '../../shared/purchase/line-field.tsx';
import { MethodChoice } from '../../shared/purchase/method-choice.tsx';
import { NoLines } from '../../shared/purchase/no-lines.tsx';
import { onlyOne } from '../../shared/purchase/only-one.ts';
import { plainChoice } from '../../shared/purchase/pay-choice.ts';
import { useSoldLines } from '../../shared/purchase/use-sold-lines.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { activationsCopy } from './activations.copy.ts';
import { frameTypes, hasFrame, methodsFor, wayPaths, waysOf } from './purchase-ways.ts';

const { purchasePage: copy, failed, loading } = activationsCopy;
const WAY_ICONS = { recharge: CircleDollarSign, packages: Package };

export function PurchaseMethodScreen() {
  const Chosen = hasFrame() ? FramedMethods : Methods;
  const sold = useSoldLines();
  return (
    <>
      <PageHead title={copy.title} back={{ href: paths.activations(), label: copy.back }} />
      <div className="stack">{content()}</div>
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
    if (lines.length === 0) return <NoLines corporate={sold.corporate} />;
    return (
      <>
        <Card>
          <LineField lines={lines} line={line} isMissing={false} onPick={sold.pick} />
        </Card>
        {line ? (
          <Chosen key={line.number} line={line} />
        ) : (
          <Card title={copy.how}>
            <p className="muted">{copy.chooseLineFirst}</p>
          </Card>
        )}
      </>
    );
  }
}

/** Loaded once the page is drawn: nobody presses before. */
const frameDialog = lazyCode(() =>
  import('../../shared/payment-frame/payment-frame-dialog.tsx').then((code) => code.PaymentFrameDialog),
);

function FramedMethods({ line }: { line: SoldLine }) {
  const isAvailable = useAvailability();
  const [method, setMethod] = useState<PayMethod>('card');
  const [isOpen, setIsOpen] = useState(false);
  const FrameDialog = useLazyCode(frameDialog);
  return (
    <>
      <Card title={copy.how}>
        <div className="stack fields">
          <MethodChoice
            legend={copy.how}
            choices={methodsFor(line, isAvailable).map(plainChoice)}
            choice={plainChoice(method)}
            onChoose={({ method: chosen }) => setMethod(chosen)}
          />
          <Button kind="primary" onClick={() => setIsOpen(true)}>
            {copy.goOn}
          </Button>
        </div>
      </Card>
      {FrameDialog && isOpen && (
        <FrameDialog
          wish={{ type: frameTypes[method], line: line.number }}
          title={copy.title}
          // Everything of before is gone with the page (PAY-15).
          onPaid={() => window.location.reload()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function Methods({ line }: { line: SoldLine }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(line);
  const methods = methodsFor(line, isAvailable);
  const [chosen, setMethod] = useState<PayMethod | null>(null);
  const method = chosen ?? onlyOne(methods);
  const ways = method ? waysOf(line, method).filter((way) => isAvailable(wayPaths[way])) : [];
  return (
    <>
      <Card title={copy.how}>
        <MethodChoice
          legend={copy.how}
          choices={methods.map(plainChoice)}
          choice={method && plainChoice(method)}
          onChoose={(choice) => setMethod(choice.method)}
        />
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
