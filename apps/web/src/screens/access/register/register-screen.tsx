// /register-email-or-phone: an e-mail or a number of the operator, and the terms.
import { useRef, useState } from 'react';
import { paths } from '../../../lib/place/paths.ts';
import { accessFlow, rememberAccessFlow } from '../../../session/access-flow.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { checkIdentifier } from '../identifier-rules.ts';
import { StartScreen } from '../start-screen.tsx';
import { registerCopy as copy, registerErrors as errors } from './register.copy.ts';
import styles from './register-screen.module.css';

export function RegisterScreen() {
  const [accepted, setAccepted] = useState(() => accessFlow('register').termsAccepted);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  const accept = (value: boolean) => {
    setAccepted(value);
    setMissing(false);
    rememberAccessFlow('register', { termsAccepted: value });
  };
  const mayGoOn = () => {
    setMissing(!accepted);
    if (!accepted) box.current?.focus();
    return accepted;
  };
  const [before, terms] = copy.terms;

  return (
    <StartScreen
      kind="register"
      title={copy.title}
      lead={copy.lead}
      check={(typed) => checkIdentifier(typed, errors)}
      extra={{
        mayGoOn,
        field: (
          <Checkbox
            ref={box}
            label={
              <>
                {before}
                <Link className={styles.terms} href={paths.terms()}>
                  {terms}
                </Link>
              </>
            }
            checked={accepted}
            onChange={(event) => accept(event.target.checked)}
            error={missing && errors.terms}
          />
        ),
      }}
    >
      <p className={styles.signIn}>
        {copy.haveAccount} <TextLink href={paths.login()}>{copy.signIn}</TextLink>
      </p>
    </StartScreen>
  );
}
