// What a line may spend beyond its plan, or abroad: how it stands, and what happens at the cap.
import type { SpendingCap } from '@portal/contract/lines/usage';
import type { Service } from '../../api/lines/service-list.ts';
import { daysUntil, formatDayAndMonth, formatTime } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLineLinks } from '../../shared/line/choose-line.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Meter } from '../../ui/figures/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { capCopy as copy } from './spending.copy.ts';
import type { CapDraft } from './spending-draft.ts';

const ACTIONS = (['stop', 'slow', 'none'] as const).map((value) => ({ value, ...copy.actions[value] }));

export interface CapCardProps {
  scope: 'plan' | 'roaming';
  line: Service;
  /** As it stands. */
  cap: SpendingCap;
  draft: CapDraft;
  isWrong: boolean;
  onChange: (draft: CapDraft) => void;
}

export function CapCard({ scope, line, cap, draft, isWrong, onChange }: CapCardProps) {
  const words = copy[scope];
  const hasCap = draft.isAllowed && draft.action !== 'none';
  return (
    <Card title={words.title} detail={words.detail}>
      <div className="stack fields">
        <Standing scope={scope} line={line} cap={cap} />
        <Checkbox
          label={words.allow}
          detail={draft.isAllowed ? undefined : words.off}
          checked={draft.isAllowed}
          onChange={({ target }) => onChange({ ...draft, isAllowed: target.checked })}
        />
        {draft.isAllowed && (
          <RadioGroup
            legend={copy.action}
            options={ACTIONS}
            value={draft.action}
            onChange={(action) => onChange({ ...draft, action })}
          />
        )}
        {hasCap && (
          <TextField
            label={copy.amount}
            error={isWrong ? copy.amountWrong : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={draft.amount}
            onChange={({ target }) => onChange({ ...draft, amount: target.value })}
          />
        )}
      </div>
    </Card>
  );
}

function Standing({ scope, line, cap }: Pick<CapCardProps, 'scope' | 'line' | 'cap'>) {
  const records = useLineLinks(line)(paths.dailyUsage());
  const { reachedAt, action } = cap;
  const spent = formatMoney(centsFromDollars(cap.spent.value));
  const hasCap = action !== 'none' && cap.amount.value > 0;
  const text = hasCap
    ? copy.spentOf(spent, formatMoney(centsFromDollars(cap.amount.value)))
    : copy.spent(spent);
  if (!hasCap && cap.spent.value === 0) return null;
  return (
    <>
      {reachedAt !== null && (
        <Notice
          kind="warning"
          title={(action === 'slow' ? copy.slowed : copy.stopped)(momentOf(reachedAt), spent)}
        >
          <p>{copy.reachedText(scope)}</p>
          <TextLink {...records}>{copy.records}</TextLink>
        </Notice>
      )}
      <div className="stack tight">
        <p>{text}</p>
        {hasCap && (
          <Meter kind="ink" label={copy.meter} share={cap.spent.value / cap.amount.value} text={text} />
        )}
      </div>
    </>
  );
}

const momentOf = (instant: string): string =>
  daysUntil(instant) === 0
    ? copy.at(formatTime(instant))
    : copy.on(formatDayAndMonth(instant), formatTime(instant));
