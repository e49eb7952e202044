// Specimens of what is filled in.
import { CreditCard, Info, Receipt, Wallet } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { RulesTip } from '../../../ui/fields/rules-tip.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { iconsListCopy as copy } from './icons-list.copy.ts';
import { Specimen } from './icons-list-table.tsx';

const { sections, fields, rules, choices, checks } = copy;

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
