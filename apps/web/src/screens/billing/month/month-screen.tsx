// «Resumen del mes»: what was used, what it cost, what changed, whether the plan suits and what is due, on one page.
import { addMonths } from '@portal/market/civil-dates';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import type { Service } from '../../../api/lines/service-list.ts';
import { serviceListQuery } from '../../../api/person/accounts.ts';
import { type WholeBill, wholeBillQuery } from '../../../api/purchase/billing.ts';
import { civilDate } from '../../../lib/civil-date.ts';
import { trueTime } from '../../../lib/clock.ts';
import { formatPeriod, updatedAtWords } from '../../../lib/dates.ts';
import { paths } from '../../../lib/place/paths.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { settings } from '../../../lib/settings.ts';
import { isMobile } from '../../../shared/line/line-facts.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { NothingCard } from '../../../shared/page/nothing-card.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { FailedCard } from '../../../shared/page/query-card.tsx';
import { StaleNotice } from '../../../shared/page/stale-notice.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { UpdatedAt } from '../../../ui/figures/updated-at.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { RowsCard } from '../../../ui/waiting/skeleton.tsx';
import { BillWhy } from '../bill/bill-why.tsx';
import { monthWord } from '../bill-facts.ts';
import { monthCopy } from './month.copy.ts';
import {
  daysOfBill,
  MonthAdvice,
  MonthCost,
  MonthDue,
  type MonthUse,
  MonthUsed,
  useMonthUse,
} from './month-cards.tsx';

export function MonthScreen() {
  const { billNo = '' } = useParams();
  const query = useQuery(wholeBillQuery(billNo));
  const { data, dataUpdatedAt, isError, isFetching, refetch } = query;
  const month = data && monthOf(data);
  return (
    <>
      <PageHead
        title={month ? monthCopy.title(month) : monthCopy.untitled}
        lead={data && formatPeriod(data.billingPeriod.startDateTime, data.billingPeriod.endDateTime)}
        back={
          data
            ? { href: paths.bill(billNo), label: monthCopy.back(monthOf(data)) }
            : { href: paths.billing(), label: monthCopy.toBills }
        }
        aside={data && <UpdatedAt>{updatedAtWords(trueTime(dataUpdatedAt))}</UpdatedAt>}
      />
      {content()}
    </>
  );

  function content() {
    if (data === null) return <NothingCard {...monthCopy.notFound} href={paths.billing()} />;
    if (data)
      return (
        <>
          <StaleNotice query={query} />
          <Month bill={data} key={billNo} />
        </>
      );
    if (!isError) return <RowsCard label={monthCopy.loading} rows={5} />;
    return <FailedCard title={monthCopy.failed} busy={isFetching} onRetry={refetch} />;
  }
}

/** As its bill is called, or the one before: `noviembre`. */
const monthOf = ({ billDate }: WholeBill, back = 0) => monthWord(addMonths(civilDate(billDate), -back));

function Month({ bill }: { bill: WholeBill }) {
  const { data: list } = useQuery(serviceListQuery);
  const line = list?.services.find(({ number }) => number === bill.product.publicIdentifier);
  const days = daysOfBill(bill);
  const isMeasured = line && isMobile(line) && !line.isCorpAdmin && isOpen(line, 'figures');
  return (
    <>
      <BillWhy bill={bill} />
      <Columns side={<MonthDue bill={bill} />}>
        {isMeasured && days ? <OfLine line={line} bill={bill} days={days} /> : <MonthCost bill={bill} />}
      </Columns>
    </>
  );
}

interface OfLineProps {
  line: Service;
  bill: WholeBill;
  days: NonNullable<ReturnType<typeof daysOfBill>>;
}

function OfLine({ line, bill, days }: OfLineProps) {
  const use = useMonthUse(line.number, days);
  const month = monthOf(bill);
  const before = monthOf(bill, 1);
  return (
    <>
      <MonthUsed line={line} use={use} before={before} />
      <MonthCost bill={bill} />
      {line.kind === 'Postpaid' && isOpen(line, 'manage') && <MonthAdvice line={line} />}
      {use.uses?.every((each) => each.before !== null) && (
        <ShareMonth month={month} picture={pictureOf(use.uses, month, before)} />
      )}
    </>
  );
}

function pictureOf(uses: readonly MonthUse[], month: string, before: string): MonthPicture {
  const { share } = monthCopy;
  return {
    heading: share.heading(month),
    lines: uses.map(({ kind, used, before: earlier }) => {
      const change = used === earlier ? 'same' : used > (earlier ?? 0) ? 'more' : 'less';
      return { words: share[change](share.kinds[kind]), change };
    }),
    foot: share.against(before),
    brand: settings().brand,
  };
}

/** «Compartir imagen»: to another application where the device takes files, else to the downloads. */
const { share: copy } = monthCopy;

export function ShareMonth({ month, picture }: { month: string; picture: MonthPicture }) {
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function share() {
    setIsBusy(true);
    const drawn = await drawMonth(picture);
    setIsBusy(false);
    if (!drawn) return showToast({ kind: 'danger', text: copy.failed });
    const file = new File([drawn], copy.file(month), { type: drawn.type });
    if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name);
    // Whoever closes the sheet has changed their mind.
    await navigator.share({ files: [file] }).catch(() => undefined);
  }

  return (
    <Card title={copy.title}>
      <div className="stack">
        <p>{copy.text}</p>
        <div>
          <Button icon={Share2} busy={isBusy} busyText={copy.busy} onClick={share}>
            {copy.act}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** A square picture of a month in words, for whoever wants to show it: no number, name or amount stands in it. */
const SIDE = 1080;
const MARGIN = 96;

export interface MonthPicture {
  heading: string;
  /** Each is longer or shorter as more or less was used than before. */
  lines: readonly { words: string; change: 'more' | 'less' | 'same' }[];
  foot: string;
  brand: string;
}

const LENGTHS = { more: 1, same: 0.7, less: 0.4 } as const;

export async function drawMonth({ heading, lines, foot, brand }: MonthPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const { fontFamily } = getComputedStyle(document.body);
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const write = (text: string, y: number, size: number, weight = 500) => {
    pen.font = `${weight} ${size}px ${fontFamily}`;
    pen.fillText(text, MARGIN, y, SIDE - 2 * MARGIN);
  };
  pen.fillStyle = colour('--brand');
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = colour('--ink-on-dark');
  write(heading, 200, 104, 800);
  for (const [place, { words, change }] of lines.entries()) {
    const top = 330 + place * 180;
    write(words, top, 56, 600);
    pen.beginPath();
    pen.roundRect(MARGIN, top + 28, (SIDE - 2 * MARGIN) * LENGTHS[change], 36, 18);
    pen.fill();
  }
  write(foot, SIDE - 170, 44);
  write(brand, SIDE - MARGIN, 52, 800);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
