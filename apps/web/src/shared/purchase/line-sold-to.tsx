// For which line something is bought: those that it is sold to, the one that is meant, its field, and what is said without any.
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import { formatPhone } from '../../lib/phone.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { useSelectedService } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines as Drawing } from '../../ui/drawings/no-lines.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { CompanyCard } from '../company/company-card.tsx';
import { chooseLine, lineOf } from '../line/choose-line.ts';
import { type SoldLine, usualLine } from '../line/line-facts.ts';
import { purchaseCopy } from './purchase.copy.ts';
import { lineMeant, soldLines } from './sold-lines.ts';

/** The customer's lines that something is sold to, and the one that the page was opened for. */
export function useSoldLines(what: 'packages' | 'topUps' = 'packages') {
  const query = useQuery(serviceListQuery);
  const navigate = useNavigate();
  const location = useLocation();
  const selected = useSelectedService();
  const services = query.data?.services ?? [];
  const lines = soldLines(services, what);
  return {
    query,
    lines,
    corporate: services.filter(({ isCorpAdmin }) => isCorpAdmin),
    /** Null until it is known, or when the customer has to choose. */
    line: lineMeant(lines, [lineOf(location), usualLine(services, selected?.number)?.number]),
    /** Kept with the address, for back and reload, and as the line chosen last. */
    pick: (number: string): SoldLine | undefined => {
      const line = lines.find((candidate) => candidate.number === number);
      if (!line) return undefined;
      chooseLine(line);
      navigate(withLine(location.pathname, number), { replace: true, state: location.state });
      return line;
    },
  };
}

type NamedLine = Pick<SoldLine, 'name' | 'number'>;

export interface LineFieldProps {
  lines: readonly NamedLine[];
  line: NamedLine | null;
  onPick: (number: string) => void;
  /** Somebody wanted to go on without one. */
  isMissing: boolean;
  labelHidden?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

export function LineField({ lines, line, onPick, isMissing, ...look }: LineFieldProps) {
  return (
    <SelectField
      {...look}
      data-line={line?.number}
      label={purchaseCopy.line}
      placeholder={line ? undefined : purchaseCopy.chooseLine}
      value={line?.number ?? ''}
      error={isMissing && !line ? purchaseCopy.lineWrong : undefined}
      onChange={({ target }) => onPick(target.value)}
      options={lines.map(({ name, number }) => ({
        value: number,
        label: purchaseCopy.lineOption(name, formatPhone(number)),
      }))}
    />
  );
}

const { noLines: copy, toHome } = purchaseCopy;

/** «Usted no tiene líneas»: nothing to buy for, and the way on. A company has lines, and buys elsewhere. */
export function NoLines({ corporate }: { corporate: readonly Service[] }) {
  const canAssociate = useAvailability()(paths.associateServices());
  if (corporate.length > 0) return <CompanyCard of="all" lines={corporate} />;
  return (
    <Card>
      <Empty
        level={2}
        drawing={<Drawing />}
        title={copy.title}
        text={copy.text}
        action={
          canAssociate ? (
            <ButtonLink href={paths.associateServices()}>{copy.associate}</ButtonLink>
          ) : (
            <ButtonLink href={paths.homeWithServices()}>{toHome}</ButtonLink>
          )
        }
      />
    </Card>
  );
}
