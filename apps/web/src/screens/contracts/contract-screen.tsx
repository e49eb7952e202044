// One agreement: who accepted it, when and how, with the text as it was, its evidence, and what to do when one does not know it.
import type { Agreement } from '@portal/contract/privacy/agreements';
import { useQuery } from '@tanstack/react-query';
import { agreementsQuery, saveAgreement } from '../../api/person/agreements.ts';
import { formatDateLong, formatTime } from '../../lib/dates.ts';
import { formatDollars } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { usePathWord } from '../../lib/place/router.tsx';
import { FileButton } from '../../shared/page/file-button.tsx';
import { OneThing } from '../../shared/page/one-thing.tsx';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { contractCopy as copy } from './contracts.copy.ts';
import styles from './contracts.module.css';

export function ContractScreen() {
  const agreementId = usePathWord('agreementId') ?? '';
  const query = useQuery(agreementsQuery);
  const agreement = query.data && (query.data.find(({ id }) => id === agreementId) ?? null);
  return (
    <AccountPage
      title={agreement?.subject ?? copy.title}
      back={{ href: paths.contracts(), label: copy.back }}
      aside={agreement && <FileButton save={() => saveAgreement(agreement.id)}>{copy.save}</FileButton>}
    >
      <OneThing query={query} thing={agreement} words={copy} otherwise={paths.contracts()}>
        {(found) => <Whole agreement={found} />}
      </OneThing>
    </AccountPage>
  );
}

function Whole({ agreement }: { agreement: Agreement }) {
  const { status, text, version, claimable, id } = agreement;
  return (
    <>
      <Card title={copy.how}>
        <DefinitionList items={factsOf(agreement)} />
      </Card>
      {claimable && (
        <Card title={copy.unknownTitle} detail={copy.unknownText}>
          <ButtonLink href={paths.newClaim({ kind: 'agreement', id })}>{copy.unknownAct}</ButtonLink>
        </Card>
      )}
      <Card title={copy.text} detail={version === null ? copy.asItWas : copy.version(version)}>
        <div className={styles.text}>
          {status === 'withdrawn' && <p className="strong">{copy.withdrawn}</p>}
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Card>
      <Evidence agreement={agreement} />
    </>
  );
}

function Evidence({ agreement }: { agreement: Agreement }) {
  const { kind, textHash, previousHash, hash } = agreement;
  const hashes: [string, string | null][] = [
    [copy.textHash, textHash],
    [copy.previousHash, previousHash],
    [copy.hash, hash],
  ];
  const kept = kind === 'thirdParty' ? copy.ofCompany : copy.ofOperator;
  return (
    <Card title={copy.evidence} detail={hash === null ? kept : copy.evidenceLead}>
      <dl className={styles.hashes}>
        {hashes.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}

function factsOf(agreement: Agreement) {
  const { acceptedAt, acceptedBy, channel, serviceNumber, amount, proof, device, place } = agreement;
  const facts: [string, string | null][] = [
    [copy.when, `${formatDateLong(acceptedAt)}, ${formatTime(acceptedAt)}`],
    [copy.who, acceptedBy ?? copy.you],
    [copy.service, serviceNumber && lineNumber(serviceNumber)],
    [copy.amount, amount && formatDollars(amount.value)],
    [copy.channel, copy.channels[channel]],
    [copy.device, device],
    [copy.place, place],
    [copy.proof, proof],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}
