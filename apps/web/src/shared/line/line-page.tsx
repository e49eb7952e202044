// The frame of every page of a line: the way back, which line it is, its parts as tabs, and what the page has of it.
import type { LineKind } from '@portal/contract/common';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown, Eye, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openProblemOf, problemsQuery } from '../../api/lines/problems.ts';
import {
  PLAIN_LOOK,
  type Service,
  type ServiceGroup,
  serviceListQuery,
} from '../../api/lines/service-list.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { Link, TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/figures/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { ServicesAlert } from '../association/services-alert.tsx';
import { PageHead } from '../page/page-head.tsx';
import { chooseLine, lineOf } from './choose-line.ts';
import { inDisplayOrder, isMobile, lineTile, shownNumber, underName } from './line-facts.ts';
import { linePageCopy as copy } from './line-page.copy.ts';
import styles from './line-page.module.css';
import { type LinePartName, LinePicker, useLineParts } from './line-picker.tsx';
import { isGuest } from './line-roles.ts';
import { LineState } from './line-state.tsx';

interface LineHeadProps {
  /** Undefined while the list of services is on its way: then its number and kind are known by what was chosen. */
  service: Service | undefined;
  number: string;
  kind: LineKind;
  services: readonly Service[];
  /** The tab that is shown; null on a page that the role of a guest does not open. */
  part: LinePartName | null;
  /** Over the name: what the documents call the page. */
  over?: string | undefined;
  back?: { href: string; label: string } | undefined;
  /** Beside the plan: «Conoce tu Plan». */
  act?: ReactNode;
  /** The page has a choice of lines of its own. */
  choosesLine?: boolean | undefined;
  /** Of a page under its part: it says its title below the tabs. */
  under?: { title: string; lead?: string | undefined } | false;
}

export function LineHead(props: LineHeadProps) {
  const { service, number, kind, services, part, over, back, act, choosesLine = false, under } = props;
  const [picking, setPicking] = useState(false);
  const heading = useFocusOnChange(number);
  useRemember(service);
  // Where services of other companies stood before they had a page.
  const isOld = useLocation().hash === '#terceros';
  const line = service ?? { kind, type: '1', number, look: PLAIN_LOOK };
  // Until the list says which home service it is, its number has no form.
  const shown = service || kind !== 'Fixed' ? shownNumber(line) : number;
  const nickname = service?.look.nickname;
  const name = nickname ?? shown;
  /** What the name does not say. */
  const beside = nickname ? shown : service && isMobile(service) && underName(service);
  if (isOld) return <Navigate to={withLine(paths.manageLine('third-parties'), number)} replace />;
  return (
    <>
      <div className={styles.trail}>
        <Link className={styles.back} href={back?.href ?? paths.homeWithServices()}>
          <Icon of={ArrowLeft} size="sm" />
          {back?.label ?? copy.back}
        </Link>
        {services.length > 1 && !choosesLine && (
          <TextLink plain icon={ChevronDown} onClick={() => setPicking(true)}>
            {copy.change}
          </TextLink>
        )}
      </div>
      <div className={styles.head}>
        <Tile kind="data" {...lineTile(line)} className={styles.tile} />
        <div className={styles.words}>
          {over && <p className={styles.lead}>{over}</p>}
          <div className={styles.name}>
            <h1 ref={heading} tabIndex={-1}>
              <bdi>{name}</bdi>
            </h1>
            {service && <State service={service} />}
          </div>
          {service && (
            <div className={classNames(styles.lead, styles.plan)}>
              <p>
                {service.planName}
                {beside && ' · '}
                {beside && <span className="nowrap">{beside}</span>}
              </p>
              {act}
            </div>
          )}
        </div>
      </div>
      {service ? <Parts service={service} name={name} part={part} /> : <div className={styles.waiting} />}
      <LinePicker
        open={picking}
        onClose={() => setPicking(false)}
        services={services}
        current={number}
        part={part}
      />
      {under && (
        <div className={styles.under}>
          <h2>{under.title}</h2>
          {under.lead && <p>{under.lead}</p>}
        </div>
      )}
    </>
  );
}

/** A guest reads whose it is and what they may; that it is in service goes without saying then. */
function State({ service }: { service: Service }) {
  const { data: problems, isError } = useQuery(problemsQuery);
  const isUp = service.state === 'A';
  const hasProblem = isUp && openProblemOf(problems ?? [], service.number) !== undefined;
  // In service is only said where it is known that nothing fails.
  const isSaid = isUp ? !isGuest(service) && (problems || !isError) : true;
  return (
    <>
      {hasProblem ? (
        <Badge kind="warning" icon={TriangleAlert}>
          {copy.problem}
        </Badge>
      ) : (
        isSaid && <LineState state={service.state} />
      )}
      {isGuest(service) && (
        <Badge kind="info" icon={Eye}>
          {copy.guest(service.role, service.heldBy)}
        </Badge>
      )}
    </>
  );
}

function Parts({ service, name, part }: { service: Service; name: string; part: LinePartName | null }) {
  const parts = useLineParts(service);
  const current = parts.find((each) => each.part === part)?.href ?? '';
  if (parts.length < 2) return <div className={styles.alone} />;
  return <PageTabs label={copy.partsOf(name)} tabs={parts} current={current} />;
}

/** Another line on the same page: the reader hears its name, as after a change of page. */
function useFocusOnChange(number: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [number]);
  return heading;
}

/** Coming back to an earlier line chooses it again. */
function useRemember(service: Service | undefined): void {
  const chosen = useSelectedService();
  const remember = useEffectEvent(() => {
    if (service && service.number !== chosen?.number) chooseLine(service);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at a line, not leaving it, chooses it
  useEffect(() => remember(), [service]);
}

export interface LinePageProps {
  part: LinePartName;
  title: string;
  /** It says its title below the tabs. */
  isUnder?: boolean;
  lead?: string | undefined;
  choosesLine?: boolean;
  back?: ((service: Service) => { href: string; label: string }) | undefined;
  /** The lines that it can be about. */
  accepts: (service: Service) => boolean;
  /** In the place of a line, for whoever has none; words stand in a card. */
  none: ReactNode;
  skeleton: ReactNode;
  children: (service: Service, group: ServiceGroup) => ReactNode;
}

/** A page of one line: the one that its address names, the one chosen last, or the first that it can be about. */
export function LinePage(props: LinePageProps) {
  const { part, title, isUnder = false, lead, choosesLine, back, accepts, none, skeleton, children } = props;
  const chosen = useSelectedService();
  const wanted = [lineOf(useLocation()), chosen?.number];
  const query = useQuery(serviceListQuery);
  const lines = inDisplayOrder(query.data?.services ?? []).filter(accepts);
  const named = wanted.map((number) => lines.find((each) => each.number === number));
  const service = named.find((line) => line !== undefined) ?? lines[0];
  const group = query.data?.groups.find(({ id }) => id === service?.accountId);
  if (!service || !group)
    return (
      <>
        <PageHead title={title} lead={lead} back={{ href: paths.myServices(), label: copy.back }} />
        <ServicesAlert query={query} />
        {query.data ? <None of={none} /> : !query.isError && skeleton}
      </>
    );
  const { number, kind } = service;
  return (
    <>
      <LineHead
        {...{ service, number, kind, part, choosesLine }}
        services={query.data?.services ?? []}
        back={back?.(service)}
        under={isUnder && { title, lead }}
      />
      <ServicesAlert query={query} />
      {/* What was begun for one line is not another's. */}
      <div key={number} className={styles.body}>
        {children(service, group)}
      </div>
    </>
  );
}

function None({ of }: { of: ReactNode }) {
  if (typeof of !== 'string') return of;
  return (
    <Card>
      <p className="muted">{of}</p>
    </Card>
  );
}
