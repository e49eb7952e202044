// The shop of packages, at «Activaciones» and at its own address: for which line, of which kind, the list; and, at the
// address of its payment, the sheet over it.
import type { PackageCategory } from '@portal/contract/shopping/catalogue';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Package, Plane, Wallet } from 'lucide-react';
import { useRef, useState } from 'react';
import { usageQuery } from '../../api/lines/usage.ts';
import { packagesQuery } from '../../api/purchase/packages.ts';
import { MOVEMENTS_AT_ONCE, movementsQuery } from '../../api/purchase/payments.ts';
import { formatPhone } from '../../lib/phone.ts';
import { paths, samePath, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { type LineLink, lineOfState, useLineLinks } from '../../shared/line/choose-line.ts';
import { lineTile, type SoldLine } from '../../shared/line/line-facts.ts';
import { LineHead } from '../../shared/line/line-page.tsx';
import { FailedCard } from '../../shared/page/query-card.tsx';
import { StaleNotice } from '../../shared/page/stale-notice.tsx';
import { LaterSheet, useSheetAhead } from '../../shared/purchase/later-sheet.tsx';
import { LineField, NoLines, useSoldLines } from '../../shared/purchase/line-sold-to.tsx';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import { ShopHead } from '../../shared/purchase/shop-head.tsx';
import { sameStep, sheetOver } from '../../shared/purchase/steps.ts';
import { Link, TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { OfferCard } from '../../ui/carousel/offer-card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Laptop, PhonePlus, TvSet } from '../../ui/drawings/offers.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { useIsWideSince } from '../../ui/media.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { RowsCard } from '../../ui/waiting/skeleton.tsx';
import { categoryIcon, firstCategory, packageIn, packageOrder } from './package-facts.ts';
import { PackageList, type PackageListProps } from './package-list.tsx';
import { activationsCopy, packagesCopy as copy, promotionsCopy } from './packages.copy.ts';
import styles from './packages.module.css';

/** What the page is told with the navigation. */
interface Visit {
  /** Of the sheet. */
  packageId: string | null;
  /** The tab to begin with. */
  category: string | null;
  /** To buy what is running out: the list, with the first package that gives it opened. */
  buysMissing: boolean;
  /** It began at a service's detail, and goes back there. */
  isDetailService: boolean;
  /** Or at «Activaciones». */
  isDoor: boolean;
}

function readVisit(state: unknown): Visit {
  const said: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {};
  const text = (name: string) => (typeof said[name] === 'string' ? said[name] : null);
  return {
    packageId: text('packageId'),
    category: text('category'),
    buysMissing: said.buysMissing === true,
    isDetailService: said.isDetailService === true,
    isDoor: said.isDoor === true,
  };
}

export function PackagesScreen() {
  const { pathname, state } = useLocation();
  const sheet = withLine(paths.packagePayment(), lineOfState(state));
  // The summary is part of the sheet.
  return samePath(pathname, paths.packageReview()) ? (
    <Navigate to={sheet} replace state={sameStep(state ?? {})} />
  ) : (
    <Shop />
  );
}

function Shop() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const visit = readVisit(state);
  const sold = useSoldLines();
  const { query: services, lines, line } = sold;
  const packages = useQuery({
    ...packagesQuery(line?.number ?? null),
    enabled: services.data !== undefined && lines.length > 0,
  });
  const usage = useQuery({ ...usageQuery(line?.number ?? ''), enabled: line !== null });
  const moved = useQuery({
    ...movementsQuery(line?.number ?? null, MOVEMENTS_AT_ONCE),
    enabled: line !== null,
  });
  const [isLineMissing, setIsLineMissing] = useState(false);
  const picker = useRef<HTMLSelectElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  useSheetAhead();
  // What is left of the line, and what was bought for it, orders the list: it does not change under a finger.
  const isOrdered = [usage, moved].every(({ isLoading, failureCount }) => !isLoading || failureCount > 0);
  const isWaiting = !services.data || !packages.data || !isOrdered;
  /** Begun at a line: its page goes on here. */
  const ofLine = visit.isDetailService ? line : null;
  const isSheet = samePath(pathname, paths.packagePayment());
  const isWide = useIsWideSince(isSheet);
  /** Where there is room for them, all lines stand beside the list until one is chosen. */
  const asksBeside = isWide && line === null;
  const isDoor = samePath(pathname, paths.activations()) || (isSheet && visit.isDoor);
  const to = withLine(isDoor ? paths.activations() : paths.packages(), line?.number ?? lineOfState(state));
  const opened = isSheet && line ? packageIn(packages.data, visit.packageId) : undefined;

  // A sheet of nothing is the list.
  if (isSheet && services.data && (!line || (packages.data && !opened)))
    return <Navigate to={to} replace state={sameStep(closedState())} />;

  return (
    <>
      {head()}
      {content()}
      {ofLine && <LineActivations line={ofLine} />}
      {isDoor && <Promotions />}
    </>
  );

  function head() {
    if (ofLine)
      return (
        <LineHead
          service={ofLine}
          number={ofLine.number}
          kind={ofLine.kind}
          services={services.data?.services ?? []}
          part="buy"
          under={{ title: copy.pageTitle, lead: copy.lead }}
        />
      );
    return (
      <ShopHead
        part="packages"
        line={line?.number ?? null}
        title={isDoor ? purchaseCopy.shop.title : copy.pageTitle}
        lead={!isDoor && copy.lead}
        picker={
          services.data ? lines.length > 0 && !asksBeside && lineField() : !services.isError && 'waiting'
        }
      />
    );
  }

  function content() {
    const failed = [services, packages].find((query) => query.isError && query.data === undefined);
    if (failed) return <FailedCard title={copy.failed} error={failed.error} onRetry={failed.refetch} />;
    if (services.data && lines.length === 0) return <NoLines corporate={sold.corporate} />;
    if (isWaiting) return <RowsCard label={copy.loading} rows={6} />;
    return (
      <>
        {ofLine && lineField()}
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
              usage={usage.data ?? null}
              payments={moved.data?.payments}
              openedId={opened ? opened.id : null}
              opensFit={visit.buysMissing && !isSheet}
              panel={beside()}
              updatedAt={packages.dataUpdatedAt}
              onOpen={open}
              onFit={(packageId) => line && goToSheet(packageId, line.number, true)}
            />
            {!isWide && sheet()}
          </>
        )}
        {line?.kind === 'Postpaid' && <TextLink href={paths.travel()}>{copy.travel}</TextLink>}
      </>
    );
  }

  function lineField() {
    return (
      <LineField
        ref={picker}
        className={ofLine ? styles.picker : undefined}
        labelHidden
        lines={lines}
        line={line}
        isMissing={isLineMissing}
        onPick={sold.pick}
      />
    );
  }

  function beside() {
    if (asksBeside) return lineChoice();
    return isWide ? sheet() : null;
  }

  function lineChoice() {
    return (
      <div ref={choice}>
        <Card title={purchaseCopy.chooseLine} detail={copy.chooseLineText}>
          <RadioGroup
            legend={purchaseCopy.line}
            legendHidden
            value={undefined}
            onChange={(number) => {
              sold.pick(number);
              // The field of the line, which comes in the place of these.
              requestAnimationFrame(() => picker.current?.focus({ preventScroll: true }));
            }}
            error={isLineMissing && purchaseCopy.lineWrong}
            options={lines.map((each) => ({
              ...lineTile(each),
              value: each.number,
              label: each.name,
              detail: formatPhone(each.number),
            }))}
          />
        </Card>
      </div>
    );
  }

  function sheet() {
    return (
      opened &&
      line && (
        <LaterSheet
          key={`${line.number} ${opened.id}`}
          order={packageOrder(opened, line, visitOf(opened.id, line.number))}
          line={line}
          isBeside={isWide}
          closed={{ to, state: closedState() }}
          onChangeLine={() => picker.current?.focus()}
          onChanged={packages.refetch}
        />
      )
    );
  }

  function open(packageId: string) {
    if (line) return goToSheet(packageId, line.number, isSheet);
    setIsLineMissing(true);
    (picker.current ?? choice.current?.querySelector('input'))?.focus();
  }

  function goToSheet(packageId: string, number: string, replace: boolean) {
    const next = visitOf(packageId, number);
    navigate(withLine(paths.packagePayment(), number), {
      replace,
      state: replace ? { ...sameStep(next), ...(isSheet && { isOver: state?.isOver }) } : sheetOver(next),
    });
  }

  function visitOf(packageId: string, phoneNumber: string) {
    return { ...closedState(), ...(isDoor && { isDoor }), packageId, phoneNumber };
  }

  function closedState() {
    const { category, isDetailService } = visit;
    return { ...(category && { category }), ...(isDetailService && { isDetailService }) };
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

/** What else can be activated on a line. Roaming packages are for postpaid lines only. */
function LineActivations({ line }: { line: SoldLine }) {
  const isAvailable = useAvailability();
  const linkTo = useLineLinks(line);
  const isPostpaid = line.kind === 'Postpaid';
  const fromHere = { isDetailService: true } as const;
  const words = activationsCopy;
  const acts: ActCard[] = [
    {
      icon: Wallet,
      title: words.recharge,
      text: isPostpaid ? words.rechargeToBill : words.rechargeByCard,
      link: linkTo(paths.recharge(), fromHere),
    },
    {
      icon: Package,
      title: words.packages,
      text: words.packagesText,
      link: linkTo(paths.packages(), { ...fromHere, category: 'INTERNET' }),
    },
    {
      icon: Plane,
      title: words.roaming,
      text: words.roamingText,
      link: linkTo(paths.packages(), { ...fromHere, category: 'ROAMING' }),
    },
  ];
  const offered = acts.filter(({ icon, link }) => isAvailable(link.href) && (isPostpaid || icon !== Plane));
  return <ActCards title={words.title} acts={offered} />;
}

/** Three invitations to the operator's catalogues elsewhere, below everything that the customer came for. */
function Promotions() {
  const { phonesUrl, tvUrl, laptopsUrl } = settings();
  const offers = [
    { ...promotionsCopy.phones, href: phonesUrl, drawing: <PhonePlus /> },
    { ...promotionsCopy.tv, href: tvUrl, drawing: <TvSet />, tone: 'cool' as const },
    { ...promotionsCopy.laptops, href: laptopsUrl, drawing: <Laptop /> },
  ];
  return (
    <div className={styles.promotions}>
      <h2>{promotionsCopy.title}</h2>
      <Carousel
        label={promotionsCopy.title}
        words={promotionsCopy.words}
        items={offers}
        itemKey={({ title }) => title}
        layout="almostThree"
      >
        {(offer) => <OfferCard {...offer} actionLabel={promotionsCopy.want} />}
      </Carousel>
    </div>
  );
}

interface ActCard {
  icon: IconGlyph;
  title: string;
  text: string;
  link: LineLink;
}

interface ActCardsProps {
  /** The h2 above them. */
  title: string;
  acts: readonly ActCard[];
}

/** What can be done with a line, as cards side by side that lead to their pages. */
function ActCards({ title, acts }: ActCardsProps) {
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="activations">
      <h2 id="activations" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.acts}>
        {acts.map(({ icon, title: name, text, link }) => (
          <li key={name}>
            <Link className={styles.act} {...link}>
              <Tile icon={icon} />
              <span className="grow">
                <span className={styles.actName}>{name}</span>
                <span className={styles.actText}>{text}</span>
              </span>
              <Icon of={ChevronRight} size="sm" className={styles.go} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
