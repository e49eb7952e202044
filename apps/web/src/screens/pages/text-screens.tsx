// A page to be read from top to bottom, outside the session; 'Volver' goes back in history.
import { termsCopy } from '@portal/help/terms.copy';
import { ArrowLeft } from 'lucide-react';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { cookiePolicyCopy, type TextSection } from './cookie-policy.copy.ts';
import { textPageCopy as copy } from './pages.copy.ts';
import styles from './pages.module.css';

interface TextPageProps {
  title: string;
  intro: string;
  sections: readonly TextSection[];
}

function TextPage({ title, intro, sections }: TextPageProps) {
  const navigate = useNavigate();
  const goBack = () => {
    // Opened by its address alone there is nothing to go back to.
    if (window.history.length > 1) window.history.back();
    else navigate(paths.login());
  };
  return (
    <article className={styles.page}>
      <Button className={styles.back} kind="outline" size="sm" icon={ArrowLeft} onClick={goBack}>
        {copy.back}
      </Button>
      <h1>{title}</h1>
      <p className="muted">{intro}</p>
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

/** /terminos-y-condiciones: read without session header or footer. */
export function TermsScreen() {
  const { brand, helpPhone } = settings();
  return (
    <TextPage
      title={termsCopy.title}
      intro={termsCopy.intro(brand)}
      sections={termsCopy.sections(brand, helpPhone)}
    />
  );
}

/** /politica-de-cookies: what is kept in the browser, where the operator has no page of its own for it. */
export function CookiePolicyScreen() {
  const { brand } = settings();
  return (
    <TextPage
      title={cookiePolicyCopy.title}
      intro={cookiePolicyCopy.intro(brand)}
      sections={cookiePolicyCopy.sections}
    />
  );
}
