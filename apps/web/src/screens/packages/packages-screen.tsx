// 'Paquetes adicionales': the catalogue of a line by tabs, in a carousel or as a list.
import type { PackageCategory, PackageOffering } from '@portal/contract/shopping/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { packagesQuery } from '../../api/purchase/packages.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { LineHead } from '../../shared/line/line-page.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { StaleNotice } from '../../shared/page/stale-notice.tsx';
import { usePayDialog } from '../../shared/payment-frame/use-pay-dialog.tsx';
import { LineField } from '../../shared/purchase/line-field.tsx';
import { NoLines } from '../../shared/purchase/no-lines.tsx';
import { nextStep } from '../../shared/purchase/steps.ts';
import { useSoldLines } from '../../shared/purchase/use-sold-lines.ts';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { LineActivations } from './line-activations.tsx';
import { categoryIcon, firstCategory, frameWish } from './package-facts.ts';
import { PackageShelf, type PackageShelfProps } from './package-shelf.tsx';
import { readVisit, visitState } from './package-visit.ts';
import { packagesCopy as copy } from './packages.copy.ts';
import styles from './packages.module.css';

// The catalogue on its way: tabs and cards in the same places.
const CARDS = ['first', 'second', 'third'];

function PackagesSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Skeleton width="60%" height={44} radius={999} />
      <div className={styles.waiting}>
        {CARDS.map((card) => (
          <Card key={card} busy>
            <Skeleton width="40%" />
            <Skeleton width="60%" height={32} marginTop={8} />
            <Skeleton marginTop={12} />
            <Skeleton width="40%" height={44} radius={999} marginTop={32} />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

export function PackagesScreen() {
  const navigate = useNavigate();
  const visit = readVisit(useLocation().state);
  const sold = useSoldLines();
  const { query: services, lines, line } = sold;
  const packages = useQuery({
    ...packagesQuery(line?.number ?? null),
    enabled: services.data !== undefined && lines.length > 0,
  });
  const [isLineMissing, setIsLineMissing] = useState(false);
  const picker = useRef<HTMLSelectElement>(null);
  const isAvailable = useAvailability();
  const pay = usePayDialog(line);

  function buy(offering: PackageOffering) {
    if (!line) {
      setIsLineMissing(true);
      picker.current?.focus();
      return;
    }
    const { isDetailService } = visit;
    const state = visitState({ phoneNumber: line.number, packageId: offering.id, isDetailService });
    const toPayment = () => navigate(paths.packagePayment(), { state: nextStep(state) });
    if (isDetailService && line.kind === 'Postpaid') pay.ask(frameWish(offering), toPayment);
    else toPayment();
  }

  return (
    <>
      {visit.isDetailService && line ? (
        <LineHead
          service={line}
          number={line.number}
          kind={line.kind}
          services={services.data?.services ?? []}
          part="buy"
          under={{ title: copy.title, lead: copy.lead }}
        />
      ) : (
        <PageHead
          title={copy.title}
          lead={copy.lead}
          back={isAvailable(paths.activations()) && { href: paths.activations(), label: copy.activations }}
          picker={services.isPending ? 'waiting' : lines.length > 0 && linePicker()}
        />
      )}
      {content()}
      {visit.isDetailService && line && <LineActivations service={line} />}
      {pay.dialog}
    </>
  );

  function linePicker() {
    return (
      <LineField
        ref={picker}
        labelHidden
        lines={lines}
        line={line}
        isMissing={isLineMissing}
        onPick={sold.pick}
      />
    );
  }

  function content() {
    if (services.isError && !services.data) return <Failed onRetry={services.refetch} />;
    if (services.data && lines.length === 0) return <NoLines corporate={sold.corporate} />;
    if (packages.isError && !packages.data) return <Failed onRetry={packages.refetch} />;
    if (!packages.data) return <PackagesSkeleton />;
    if (packages.data.length === 0) return <Nothing />;
    return (
      <>
        <StaleNotice query={packages} />
        <Catalogue
          key={line?.number}
          categories={packages.data}
          asked={visit.category}
          line={line}
          buysMissing={visit.buysMissing}
          updatedAt={packages.dataUpdatedAt}
          onBuy={buy}
          hasOtherWay={visit.isDetailService}
          // After the sheet has given the focus back.
          onChangeLine={() => requestAnimationFrame(() => picker.current?.focus())}
        />
      </>
    );
  }
}

interface CatalogueProps extends Omit<PackageShelfProps, 'category' | 'opensFit'> {
  categories: readonly PackageCategory[];
  asked: string | null;
}

function Catalogue({ categories, asked, ...shelf }: CatalogueProps) {
  const [selected, setSelected] = useState(() => firstCategory(categories, asked));
  const [hasTurned, setHasTurned] = useState(false);
  const shown = categories.find((category) => category['@type'] === selected) ?? categories[0];
  if (!shown) return null;
  return (
    <Tabs
      label={copy.tabs}
      bleed
      selected={shown['@type']}
      onSelect={(type) => {
        setSelected(type);
        setHasTurned(true);
      }}
      tabs={categories.map((category) => ({
        id: category['@type'],
        label: category.name,
        icon: categoryIcon(category['@type']),
      }))}
    >
      <PackageShelf
        key={shown['@type']}
        category={shown}
        opensFit={shelf.buysMissing && !hasTurned}
        {...shelf}
      />
    </Tabs>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = copy.failed;
  return (
    <Card>
      <SectionError level={2} title={title} text={text} retryLabel={retry} onRetry={onRetry} />
    </Card>
  );
}

function Nothing() {
  return (
    <Card>
      <Empty level={2} drawing={<NothingFound />} title={copy.empty.title} text={copy.empty.text} />
    </Card>
  );
}
