// /associate-services: three kinds of service, and one way for whoever does not know theirs.
import { ArrowRight, ChevronRight, House, Smartphone, Wallet } from 'lucide-react';
import type { MouseEvent } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Link, TextLink } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { landingCopy as copy } from './association.copy.ts';
import styles from './association.module.css';
import { MayAssociateGate } from './flow-parts.tsx';
import { originOf } from './flow-state.ts';

const KINDS = [
  { words: copy.kinds.Prepaid, icon: Wallet, href: paths.associateMobile('Prepaid', 1) },
  { words: copy.kinds.Postpaid, icon: Smartphone, href: paths.associateMobile('Postpaid', 1) },
  { words: copy.kinds.Fixed, icon: House, href: paths.associateHome() },
] as const;

export function AssociateServicesScreen() {
  return <MayAssociateGate>{() => <Landing />}</MayAssociateGate>;
}

function Landing() {
  const navigate = useNavigate();
  const origin = originOf(useLocation().state);
  const goOn = (href: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href, { state: origin });
  };
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} back={{ href: paths.home(), label: copy.back }} />
      <div className="stack loose">
        <div className={styles.kinds}>
          {KINDS.map(({ words: [title, text], icon, href }) => (
            <Link key={title} className={styles.kind} href={href} onClick={goOn(href)}>
              <Tile icon={icon} />
              <div>
                <h2>{title}</h2>
                <p className={styles.kindText}>{text}</p>
              </div>
              <span className={styles.begin} aria-hidden="true">
                {copy.begin}
                <Icon of={ArrowRight} size="sm" />
              </span>
              <Icon of={ChevronRight} size="sm" className={styles.go} />
            </Link>
          ))}
        </div>
        <p className={styles.notSure}>
          {copy.notSure}{' '}
          <TextLink href={paths.associateAny()} onClick={goOn(paths.associateAny())}>
            {copy.byNumber}
          </TextLink>
        </p>
      </div>
    </>
  );
}
