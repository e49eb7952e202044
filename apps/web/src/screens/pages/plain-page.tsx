// A page with one thing to say, in whichever frame: drawing, title, sentence, ways on, and help last.
import type { ReactNode } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { NoNetwork, Unplugged } from '../../ui/drawings/unplugged.tsx';
import {
  plainPageCopy as copy,
  notFoundCopy,
  offlineCopy,
  serverErrorCopy,
  unavailableCopy,
} from './pages.copy.ts';
import styles from './pages.module.css';

export interface PlainPageProps {
  drawing: ReactNode;
  title: string;
  text: string;
  /** The ways on, the likeliest first. */
  children: ReactNode;
}

export function PlainPage({ drawing, title, text, children }: PlainPageProps) {
  return (
    <section className={styles.plainPage}>
      {drawing}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.acts}>{children}</div>
      <TextLink href={paths.support()}>{copy.help}</TextLink>
    </section>
  );
}

/** Every address that leads nowhere. */
export function NotFoundScreen() {
  const isSignedIn = useProfile() !== null;
  if (!isSignedIn) {
    return (
      <PlainPage drawing={<Unplugged />} title={notFoundCopy.title} text={notFoundCopy.text}>
        <ButtonLink kind="primary" href={paths.login()}>
          {notFoundCopy.home}
        </ButtonLink>
      </PlainPage>
    );
  }
  return (
    <PlainPage
      drawing={<Unplugged />}
      title={notFoundCopy.title}
      text={`${notFoundCopy.text} ${notFoundCopy.fine}`}
    >
      <ButtonLink kind="primary" href={paths.homeWithServices()}>
        {copy.services}
      </ButtonLink>
      <ButtonLink href={paths.billing()}>{notFoundCopy.bills}</ButtonLink>
    </PlainPage>
  );
}

/** /500: the server could not answer. */
export function ServerErrorScreen() {
  const isSignedIn = useProfile() !== null;
  return (
    <PlainPage drawing={<Unplugged />} title={serverErrorCopy.title} text={serverErrorCopy.text}>
      <ButtonLink kind="primary" href={isSignedIn ? paths.homeWithServices() : paths.login()}>
        {serverErrorCopy.retry}
      </ButtonLink>
    </PlainPage>
  );
}

/** /errorgponwttx: the account's services are of kinds that this portal does not show. */
export function ServicesUnavailableScreen() {
  const { brand, androidStoreUrl, iosStoreUrl } = settings();
  const isSignedIn = useProfile() !== null;
  return (
    <PlainPage drawing={<NoLines />} title={unavailableCopy.title} text={unavailableCopy.text(brand)}>
      <ButtonLink kind="outline" href={androidStoreUrl} rel="noreferrer">
        {unavailableCopy.android}
      </ButtonLink>
      <ButtonLink kind="outline" href={iosStoreUrl} rel="noreferrer">
        {unavailableCopy.ios}
      </ButtonLink>
      {isSignedIn ? (
        <ButtonLink href={paths.homeWithServices()}>{copy.services}</ButtonLink>
      ) : (
        <ButtonLink href={paths.loginPage()}>{unavailableCopy.login}</ButtonLink>
      )}
    </PlainPage>
  );
}

/** Instead of a page on which something is paid, bought or changed, while there is no network. */
export function OfflineScreen() {
  return (
    <PlainPage drawing={<NoNetwork />} title={offlineCopy.title} text={offlineCopy.text}>
      <ButtonLink kind="primary" href={paths.homeWithServices()}>
        {copy.services}
      </ButtonLink>
    </PlainPage>
  );
}
