// Specimens of what is pressed: buttons, links, badges, messages.
import {
  ChevronDown,
  ChevronRight,
  CreditCard,
  Download,
  Info,
  KeyRound,
  LogOut,
  Pencil,
  Receipt,
  RefreshCw,
  Trash2,
  Wallet,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { ActionBar } from '../../../ui/actions/action-bar.tsx';
import { Button, ButtonLink, IconButton } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { RulesTip } from '../../../ui/fields/rules-tip.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PasswordField, TextField } from '../../../ui/fields/text-field.tsx';
import { Avatar, Badge } from '../../../ui/figures/figures.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { MenuList } from '../../../ui/layers/menu-list.tsx';
import { SidePanel } from '../../../ui/layers/side-panel.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingOverlay } from '../../../ui/waiting/spinner.tsx';
import { iconsListCopy as copy } from './icons-list.copy.ts';
import styles from './icons-list-screen.module.css';
import { Specimen } from './icons-list-table.tsx';

const { sections, buttons, links, badges, notices } = copy;

export function ActSpecimens() {
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Specimen name={sections.buttons}>
        <div className="stack">
          <div className={styles.flow}>
            <Button kind="primary">{buttons.primary}</Button>
            <Button>{buttons.tonal}</Button>
            <Button kind="outline">{buttons.outline}</Button>
            <Button kind="danger">{buttons.danger}</Button>
            <Button disabled>{buttons.disabled}</Button>
            <Button className={styles.focus}>{buttons.focus}</Button>
          </div>
          <div className={styles.flow}>
            <Button size="sm">{buttons.small}</Button>
            <Button>{buttons.medium}</Button>
            <Button size="lg">{buttons.large}</Button>
          </div>
          <p className="caption quiet">{buttons.disabledReason}</p>
        </div>
      </Specimen>
      <Specimen name={sections.busy}>
        <div className="stack">
          <div className={styles.flow}>
            <Button kind="primary" busy busyText={buttons.paying}>
              {buttons.pay}
            </Button>
            <Button busy busyText={buttons.saving}>
              {buttons.tonal}
            </Button>
            <Button kind="outline" busy={busy} busyText={buttons.saving} onClick={() => setBusy(true)}>
              {buttons.tryBusy}
            </Button>
          </div>
          <Button wide icon={Download}>
            {buttons.withIcon}
          </Button>
          <Button kind="outline" wide>
            {buttons.long}
          </Button>
        </div>
      </Specimen>
      <Specimen name={sections.links}>
        <div className="stack tight">
          <div className={styles.flow}>
            <ButtonLink href="#enlaces" size="sm">
              {buttons.link}
            </ButtonLink>
            <IconButton label={links.refresh} icon={RefreshCw} iconSize="sm" />
            <IconButton label={links.download} icon={Download} iconSize="sm" href="#enlaces" />
            <IconButton label={links.close} icon={X} disabled />
          </div>
          <div className={styles.flow}>
            <TextLink href="#enlaces">{links.underlined}</TextLink>
            <TextLink href="#enlaces" plain icon={ChevronRight}>
              {links.plain}
            </TextLink>
            <TextLink plain icon={ChevronDown} aria-expanded={open} onClick={() => setOpen(!open)}>
              {links.expand}
            </TextLink>
            <TextLink disabled>{links.disabled}</TextLink>
          </div>
          <p className="muted">
            {links.inText} <TextLink href="#enlaces">{links.register}</TextLink>
          </p>
        </div>
      </Specimen>
      <Specimen name={sections.notices}>
        <div className="stack tight">
          <Notice>{notices.info}</Notice>
          <Notice kind="success" title={notices.successTitle}>
            {notices.success}
          </Notice>
          <Notice kind="warning" title={notices.warningTitle}>
            {notices.warning}
          </Notice>
          <Notice kind="danger" title={notices.dangerTitle} announce={false}>
            {notices.danger}
          </Notice>
        </div>
      </Specimen>
      <Specimen name={sections.badges}>
        <div className={styles.flow}>
          <Badge kind="success">{badges.paid}</Badge>
          <Badge kind="warning">{badges.due}</Badge>
          <Badge kind="danger">{badges.late}</Badge>
          <Badge kind="info">{badges.review}</Badge>
          <Badge>{badges.void}</Badge>
        </div>
      </Specimen>
    </>
  );
}

// Specimen of the carousel: pages, arrows, dots, and a way to make it stand still.
const { carousel } = copy;

export function CarouselSpecimen() {
  return (
    <Specimen name={sections.carousel}>
      <Carousel label={carousel.label} words={carousel} items={carousel.cards} itemKey={(name) => name}>
        {(name) => (
          <Card title={name} level={3}>
            <p className="muted">{carousel.text}</p>
            <Button>{carousel.act}</Button>
          </Card>
        )}
      </Carousel>
    </Specimen>
  );
}

const { fields, rules, choices, checks } = copy;

/** Specimens of what is filled in. */
export function FieldSpecimens() {
  const [method, setMethod] = useState<'card' | 'bill' | 'wallet'>('card');
  const [amount, setAmount] = useState(copy.amountsToChoose[1]);
  return (
    <>
      <Specimen name={sections.fields}>
        <div className="stack fields">
          <TextField label={fields.user} autoComplete="off" />
          <TextField label={fields.holder} hint={fields.holderHint} defaultValue={fields.holderValue} />
          <PasswordField
            label={fields.password}
            defaultValue={fields.passwordValue}
            autoComplete="off"
            showLabel={fields.show}
            hideLabel={fields.hide}
          />
          <SelectField label={fields.line} options={fields.lines} />
        </div>
      </Specimen>
      <Specimen name={sections.fieldStates}>
        <div className="stack fields">
          <TextField
            label={fields.card}
            defaultValue={fields.cardValue}
            error={fields.cardError}
            endIcon={CreditCard}
          />
          <TextField
            label={fields.cvv}
            hint={fields.cvvHint}
            inputMode="numeric"
            endAction={<IconButton label={fields.cvvHelp} icon={Info} iconSize="sm" />}
          />
          <SelectField
            label={fields.month}
            options={fields.lines}
            placeholder={fields.choose}
            defaultValue=""
            error={fields.monthError}
          />
          <TextField
            label={fields.disabled}
            hint={fields.disabledHint}
            defaultValue={fields.disabledValue}
            disabled
          />
        </div>
      </Specimen>
      <Specimen name={sections.rules}>
        <PasswordField
          label={fields.newPassword}
          defaultValue={fields.passwordValue}
          autoComplete="off"
          aria-describedby="specimen-rules"
          showLabel={fields.show}
          hideLabel={fields.hide}
        />
        <RulesTip
          id="specimen-rules"
          title={rules.title}
          metWord={rules.met}
          missingWord={rules.missing}
          rules={[
            { text: rules.length, met: true },
            { text: rules.number, met: true },
            { text: rules.capital, met: false },
            { text: rules.special, met: false },
          ]}
        />
      </Specimen>
      <Specimen name={sections.choices}>
        <RadioGroup
          legend={choices.legend}
          value={method}
          onChange={setMethod}
          error={method === 'wallet' ? choices.error : undefined}
          options={[
            {
              value: 'card',
              label: choices.card,
              detail: choices.cardDetail,
              icon: CreditCard,
            },
            {
              value: 'bill',
              label: choices.bill,
              detail: choices.billDetail,
              icon: Receipt,
            },
            {
              value: 'wallet',
              label: choices.wallet,
              detail: choices.walletDetail,
              icon: Wallet,
              disabled: true,
            },
          ]}
        />
      </Specimen>
      <Specimen name={sections.amountsToChoose}>
        <RadioGroup
          legend={sections.amountsToChoose}
          legendHidden
          compact
          value={amount}
          onChange={setAmount}
          options={copy.amountsToChoose.map((money) => ({ value: money, label: money }))}
        />
      </Specimen>
      <Specimen name={sections.checks}>
        <div className="stack tight">
          <Checkbox label={checks.offers} detail={checks.offersDetail} defaultChecked />
          <Checkbox label={checks.terms} error={checks.error} />
          <Checkbox label={checks.disabled} disabled defaultChecked />
        </div>
      </Specimen>
    </>
  );
}

const { dialogs, toasts, actionBar } = copy;

/** Specimens of what stands over the page. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState<'destroy' | 'plain' | 'wide' | 'panel'>();
  const showToast = useToast();
  const close = () => setOpen(undefined);
  return (
    <>
      <Specimen name={sections.dialogs}>
        <div className="stack tight">
          <Button onClick={() => setOpen('destroy')}>{dialogs.destroy}</Button>
          <Button onClick={() => setOpen('plain')}>{dialogs.plain}</Button>
          <Button onClick={() => setOpen('wide')}>{dialogs.wide}</Button>
          <Button onClick={() => setOpen('panel')}>{dialogs.panel}</Button>
        </div>
      </Specimen>
      <Specimen name={sections.toasts}>
        <div className="stack tight">
          <Button onClick={() => showToast({ text: toasts.successText })}>{toasts.success}</Button>
          <Button
            onClick={() =>
              showToast({
                text: toasts.dangerText,
                kind: 'danger',
                action: {
                  label: toasts.retry,
                  onClick: () => showToast({ text: toasts.successText }),
                },
              })
            }
          >
            {toasts.danger}
          </Button>
        </div>
      </Specimen>
      <Specimen name={sections.overlay}>
        <div className={styles.stage}>
          <LoadingOverlay text={copy.overlay} />
        </div>
      </Specimen>
      <div className="only-sm">
        <Specimen name={sections.actionBar}>
          <div className={styles.low}>
            <ActionBar label={actionBar.label} totalLabel={actionBar.total} total={actionBar.figure}>
              <Button kind="primary">{actionBar.next}</Button>
            </ActionBar>
          </div>
        </Specimen>
      </div>
      <Dialog
        open={open === 'destroy'}
        onClose={close}
        title={dialogs.destroyTitle}
        actions={
          <>
            <Button kind="danger" onClick={close}>
              {dialogs.destroyAct}
            </Button>
            <Button onClick={close}>{dialogs.cancel}</Button>
          </>
        }
      >
        <p>{dialogs.destroyText}</p>
      </Dialog>
      <Dialog
        open={open === 'plain'}
        onClose={close}
        width={460}
        title={dialogs.plainTitle}
        closeLabel={dialogs.close}
        actions={
          <>
            <Button kind="primary" onClick={close}>
              {dialogs.plainAct}
            </Button>
            <Button onClick={close}>{dialogs.cancel}</Button>
          </>
        }
      >
        <p>{dialogs.plainText}</p>
      </Dialog>
      <Dialog
        open={open === 'wide'}
        onClose={close}
        width={800}
        title={dialogs.wideTitle}
        closeLabel={dialogs.close}
        initialFocus="title"
        actions={<Button onClick={close}>{dialogs.wideAct}</Button>}
      >
        <p>{dialogs.wideText}</p>
      </Dialog>
      <SidePanel
        open={open === 'panel'}
        onClose={close}
        title={dialogs.panelTitle}
        closeLabel={dialogs.close}
      >
        <div className="row">
          <Avatar initials={dialogs.initials} size="lg" />
          <div className="grow">
            <p className="strong">{dialogs.name}</p>
            <p className="small quiet">{dialogs.email}</p>
          </div>
        </div>
        <MenuList
          items={[
            { label: dialogs.edit, icon: Pencil, href: '#perfil' },
            { label: dialogs.password, icon: KeyRound, href: '#perfil' },
            { label: dialogs.remove, icon: Trash2, onClick: close },
            { label: dialogs.leave, icon: LogOut, onClick: close },
          ]}
        />
      </SidePanel>
    </>
  );
}
