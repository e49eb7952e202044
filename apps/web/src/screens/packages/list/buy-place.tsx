// Where the form of a package stands: a sheet over the list, or beside it where there is room.
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { formatUnitPrice } from '../../../lib/money.ts';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { BuyForm, type BuyFormProps } from './buy-form.tsx';
import { buyCopy as copy, packageListCopy } from './package-list.copy.ts';
import styles from './package-list.module.css';
import { unitPriceOf, validityOf } from './package-sort.ts';
import { useBuyNow } from './use-buy-now.ts';

export type BuyPlaceProps = Omit<BuyFormProps, 'course'> & { onClose: () => void };

export function BuySheet({ onClose, ...form }: BuyPlaceProps) {
  const course = useBuyNow(form.line, form.offering);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!course.isBusy}
      closeLabel={copy.close}
      title={titleOf(form.offering)}
      initialFocus="title"
    >
      <p className={styles.quiet}>{factsOf(form.offering)}</p>
      <BuyForm {...form} course={course} />
    </Dialog>
  );
}

export function BuyPanel({ onClose: _, ...form }: BuyPlaceProps) {
  const course = useBuyNow(form.line, form.offering);
  return (
    <Card title={titleOf(form.offering)} detail={factsOf(form.offering)} sticky>
      <BuyForm {...form} course={course} />
    </Card>
  );
}

function titleOf(offering: PackageOffering): string {
  const days = validityOf(offering);
  return days === null ? offering.name : copy.title(offering.name, packageListCopy.days(days));
}

function factsOf(offering: PackageOffering): string {
  const unit = unitPriceOf(offering);
  const words = unit && packageListCopy.perUnit(formatUnitPrice(unit.cents), unit.unit);
  return [words, copy.atOnce].filter(Boolean).join(' · ');
}
