// /terminos-y-condiciones: read without session header or footer; 'Volver' goes back in history.
import { ArrowLeft } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useNavigate } from '../../lib/router.tsx';
import { settings } from '../../lib/settings.ts';
import { Button } from '../../ui/button.tsx';
import styles from './document-page.module.css';
import { termsCopy as copy } from './terms.copy.ts';

export function TermsScreen() {
  const navigate = useNavigate();
  const { brand, helpPhone } = settings();
  const goBack = () => {
    // Opened by its address alone there is nothing to go back to.
    if (window.history.length > 1) navigate(-1);
    else navigate(paths.login());
  };
  return (
    <article className={styles.page}>
      <Button className={styles.back} kind="outline" size="sm" icon={ArrowLeft} onClick={goBack}>
        {copy.back}
      </Button>
      <h1>{copy.title}</h1>
      <p className="muted">{copy.intro(brand)}</p>
      {copy.sections(brand, helpPhone).map(({ title, paragraphs }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
