// The shop of packages, at «Activaciones» and at its own address: for which line, of which kind, and the list.
import type { PackageCategory } from '@portal/contract/shopping/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { packagesQuery } from '../../api/purchase/packages.ts';
import { paths, samePath, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { LineHead } from '../../shared/line/line-page.tsx';
import { StaleNotice } from '../../shared/page/stale-notice.tsx';
import { LineField } from '../../shared/purchase/line-field.tsx';
import { NoLines } from '../../shared/purchase/no-lines.tsx';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import { ShopHead } from '../../shared/purchase/shop-head.tsx';
import { useSoldLines } from '../../shared/purchase/use-sold-lines.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { LineActivations } from './line-activations.tsx';
import { categoryIcon, firstCategory } from './package-facts.ts';
import { PackageList, type PackageListProps } from './package-list.tsx';
import { readVisit } from './package-visit.ts';
import { packagesCopy as copy } from './packages.copy.ts';
import styles from './packages.module.css';
import { Promotions } from './promotions.tsx';

export function PackagesScreen() {
  const location = useLocation();
  const visit = readVisit(location.state);
  const sold = useSoldLines();
  const { query: services, lines, line } = sold;
  const packages = useQuery({
    ...packagesQuery(line?.number ?? null),
    enabled: services.data !== undefined && lines.length > 0,
  });
  const [isLineMissing, setIsLineMissing] = useState(false);
  const picker = useRef<HTMLSelectElement>(null);
  const isAvailable = useAvailability();
  /** Begun at a line: its page goes on here. */
  const ofLine = visit.isDetailService ? line : null;
  const isDoor = samePath(location.pathname, paths.activations());

  return (
    <>
      {ofLine ? (
        <LineHead
          service={ofLine}
          number={ofLine.number}
          kind={ofLine.kind}
          services={services.data?.services ?? []}
          part="buy"
          under={{ title: copy.title, lead: copy.lead }}
        />
      ) : (
        <ShopHead
          part="packages"
          line={line?.number ?? null}
          title={isDoor ? purchaseCopy.shop.title : copy.title}
          lead={!isDoor && copy.lead}
        />
      )}
      {content()}
      {ofLine && <LineActivations service={ofLine} />}
      {isDoor && <Promotions />}
    </>
  );

  function content() {
    if (services.isError && !services.data) return <Failed onRetry={services.refetch} />;
    if (services.data && lines.length === 0) return <NoLines corporate={sold.corporate} />;
    if (packages.isError && !packages.data) return <Failed onRetry={packages.refetch} />;
    if (!packages.data || !services.data)
      return (
        <Card busy>
          <SkeletonGroup label={copy.loading}>
            <SkeletonRows count={6} />
          </SkeletonGroup>
        </Card>
      );
    return (
      <>
        <LineField
          ref={picker}
          className={styles.picker}
          labelHidden
          lines={lines}
          line={line}
          isMissing={isLineMissing}
          onPick={sold.pick}
        />
        {packages.data.length === 0 ? (
          <Card>
            <Empty level={2} drawing={<NothingFound />} title={copy.empty.title} text={copy.empty.text} />
          </Card>
        ) : (
          <>
            <StaleNotice query={packages} />
            <Catalogue
              key={`${line?.number} ${visit.category}`}
              categories={packages.data}
              asked={visit.category}
              line={line}
              opensFit={visit.buysMissing}
              updatedAt={packages.dataUpdatedAt}
              onLineMissing={() => {
                setIsLineMissing(true);
                picker.current?.focus();
              }}
              // After the sheet has given the focus back.
              onChangeLine={() => requestAnimationFrame(() => picker.current?.focus())}
            />
          </>
        )}
        {line && isAvailable(paths.purchaseMethod()) && (
          <TextLink href={withLine(paths.purchaseMethod(), line.number)}>{copy.otherWays}</TextLink>
        )}
      </>
    );
  }
}

interface CatalogueProps extends Omit<PackageListProps, 'category'> {
  categories: readonly PackageCategory[];
  asked: string | null;
}

function Catalogue({ categories, asked, opensFit, ...list }: CatalogueProps) {
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
      <PackageList key={shown['@type']} category={shown} opensFit={opensFit && !hasTurned} {...list} />
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
