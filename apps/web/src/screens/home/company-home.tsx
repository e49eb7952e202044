// Home of a company: what this portal is for it, said once; what each line has left; and what else works here.
import { ChevronRight, Headset, History, ShieldAlert, Wrench } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { CompanyCard } from '../../shared/company/company-card.tsx';
import { useDetailLink, useLineLinks } from '../../shared/line/choose-line.ts';
import { type ConsumptionFigure, leftInRow, ringFigures } from '../../shared/line/consumption-facts.ts';
import { helpPhones, telAddress } from '../../shared/line/help-phones.ts';
import { hasEnded, isMobile, lineTile, shownLines, shownNumber } from '../../shared/line/line-facts.ts';
import { useUsageAmongAll } from '../../shared/line/line-queries.ts';
import { LineState } from '../../shared/line/line-state.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/figures/figures.tsx';
import { Meter } from '../../ui/figures/meter.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NavList, type NavRow } from '../../ui/lists/nav-list.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { companyHomeCopy as copy, homeCopy, linksCopy } from './home.copy.ts';
import styles from './home.module.css';
import { LINES_SHOWN, LineRows, LinesTime, LinesTrouble } from './line-rows.tsx';

export function CompanyHome({ services }: { services: readonly Service[] }) {
  const lines = shownLines(services);
  return (
    <>
      <div className={styles.company}>
        <CompanyCard of="all" />
      </div>
      <Columns rest={<NavList title={copy.also} rows={useRows(lines)} />}>
        <section aria-labelledby="your-lines">
          <div className={styles.linesHead}>
            <h2 id="your-lines">
              {homeCopy.yourLines} <Badge>{lines.length}</Badge>
            </h2>
            <LinesTime lines={lines} />
          </div>
          <LinesTrouble lines={lines} />
          {lines.length > LINES_SHOWN ? <LineRows lines={lines} /> : <LineCards lines={lines} />}
        </section>
      </Columns>
    </>
  );
}

/** A few lines have room for all that is left of each. */
function LineCards({ lines }: { lines: readonly Service[] }) {
  return (
    <ul className="stack">
      {lines.map((line) => (
        <li key={line.number}>
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function useRows(lines: readonly Service[]): NavRow[] {
  const mobile = lines.find(isMobile);
  const linkTo = useLineLinks(mobile ?? (lines[0] as Service));
  const [short, ...others] = helpPhones();
  return [
    ...(mobile
      ? [{ icon: History, title: copy.record, detail: copy.recordDetail, ...linkTo(paths.serviceRecord()) }]
      : []),
    { icon: ShieldAlert, title: copy.stolen, href: paths.stolen(), isAlarm: true },
    { icon: Wrench, title: copy.repair, detail: copy.repairDetail, href: paths.repairLookup() },
    ...(short
      ? [
          {
            icon: Headset,
            title: copy.call,
            detail: [short, ...others].join(linksCopy.or),
            href: telAddress(others[0] ?? short),
          },
        ]
      : []),
  ];
}

function Line({ line }: { line: Service }) {
  const link = useDetailLink(line);
  const usage = useUsageAmongAll(line.number, isMobile(line) && !hasEnded(line));
  const figures = usage.data ? ringFigures(usage.data) : [];
  return (
    <Card className={styles.companyLine}>
      <Link className={styles.line} {...link}>
        <Tile {...lineTile(line)} />
        <span className={styles.lineWords}>
          <span className="sr-only">{homeCopy.detailsOf}</span>
          <b>
            <bdi>{line.name}</bdi>
          </b>
          <small>{shownNumber(line)}</small>
          {line.state !== 'A' && <LineState state={line.state} />}
        </span>
        <Icon of={ChevronRight} size="sm" />
      </Link>
      {usage.isLoading && <Skeleton height={64} marginTop={16} />}
      {figures.length > 0 && (
        <dl className={styles.trio}>
          {figures.map((figure) => (
            <Left key={figure.type} figure={figure} />
          ))}
        </dl>
      )}
    </Card>
  );
}

function Left({ figure }: { figure: ConsumptionFigure }) {
  const { name, left: share, used, isIncluded } = figure;
  const { left, of } = leftInRow(figure);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {left} <small>{of}</small>
        {isIncluded && (
          <Meter label={name} share={share === 'unlimited' ? 1 : share} text={`${left} ${of}. ${used}`} />
        )}
      </dd>
    </div>
  );
}
