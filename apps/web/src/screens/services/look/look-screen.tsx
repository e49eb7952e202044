// «Nombre y color» of a line: what the customer calls it, for themselves alone.
import type { LineColor, LineIcon } from '@portal/contract/lines/line-look';
import { lettersOf, longestNickname } from '@portal/market/text';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeLook } from '../../../api/lines/line-look.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { LINE_ICONS } from '../../../shared/line/line-facts.ts';
import { useBusy } from '../../../shared/use-task.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { LineFormPage } from '../line-form-page.tsx';
import { lookCopy as copy } from './look.copy.ts';
import styles from './look.module.css';

export function LookScreen() {
  return (
    <LineFormPage words={copy} accepts={() => true}>
      {(service) => <LookForm service={service} />}
    </LineFormPage>
  );
}

/** What stands for «none» among the choices. */
const NONE = 'none';
type Choice<Word> = Word | typeof NONE;
const colors = [NONE, ...Object.keys(copy.colors)] as Choice<LineColor>[];
const icons = [NONE, ...Object.keys(copy.icons)] as Choice<LineIcon>[];

const colorOptions = colors.map((value) => ({
  value,
  label: value === NONE ? copy.noColor : <Colored color={value} />,
}));
const iconOptions = icons.map((value) => ({
  value,
  label: value === NONE ? copy.noIcon : <Drawn icon={value} />,
}));

function Colored({ color }: { color: LineColor }) {
  return (
    <span className={styles.choice}>
      <i className={classNames(styles.dot, styles[color])} aria-hidden="true" />
      {copy.colors[color]}
    </span>
  );
}

function Drawn({ icon }: { icon: LineIcon }) {
  return (
    <span className={styles.choice}>
      <Icon of={LINE_ICONS[icon]} size="sm" />
      {copy.icons[icon]}
    </span>
  );
}

function LookForm({ service }: { service: Service }) {
  const client = useQueryClient();
  const showToast = useToast();
  const look = service.look;
  const [nickname, setNickname] = useState(look.nickname ?? '');
  const [color, setColor] = useState<Choice<LineColor>>(look.color ?? NONE);
  const [icon, setIcon] = useState<Choice<LineIcon>>(look.icon ?? NONE);
  const [hidden, setHidden] = useState(look.hidden);
  const { isBusy, during } = useBusy();
  const [error, setError] = useState<string | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (lettersOf(nickname) > longestNickname) return setError(copy.tooLong);
    const answer = await during(
      changeLook(client, service.number, {
        nickname: nickname.trim() || null,
        color: color === NONE ? null : color,
        icon: icon === NONE ? null : icon,
        hidden,
      }),
    );
    const isRefused = answer.code === 400;
    setError(isRefused ? copy.notTaken : null);
    if (!answer.error) showToast({ kind: 'success', text: copy.saved });
    else if (!isRefused) showToast({ kind: 'danger', text: copy.failed });
  }

  return (
    <Card>
      <form className={styles.form} onSubmit={save}>
        <TextField
          label={copy.name}
          hint={copy.nameHint}
          placeholder={service.planName}
          value={nickname}
          error={error}
          autoComplete="off"
          dir="auto"
          onChange={(event) => {
            setNickname(event.target.value);
            setError(null);
          }}
        />
        <RadioGroup legend={copy.color} options={colorOptions} value={color} onChange={setColor} compact />
        <RadioGroup legend={copy.icon} options={iconOptions} value={icon} onChange={setIcon} compact />
        <div className={styles.hide}>
          <div>
            <p className={styles.label}>{copy.hide}</p>
            <p className="small muted">{copy.hideText}</p>
          </div>
          <Switch label={copy.hide} checked={hidden} onChange={setHidden} />
        </div>
        <div>
          <Button type="submit" busy={isBusy} busyText={copy.saving}>
            {copy.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
