// /associate-services/success: what was associated, and the way home.
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../lib/place/router.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DrawnCheck } from '../../ui/fields/drawn-check.tsx';
import { successCopy as copy } from './association.copy.ts';
import styles from './association.module.css';
import { ProgressDots } from './flow-parts.tsx';
import { associatedOf } from './flow-state.ts';

/** The service lists were forgotten when the server had associated the service (LINE-13). */
export function AssociatedScreen() {
  const done = associatedOf(useLocation().state);
  if (!done) return <Navigate to={paths.associateServices()} replace />;
  const steps = done.type === 'Fijo' ? 2 : 3;
  return (
    <Card className={styles.result}>
      <ProgressDots step={steps} of={steps} />
      <DrawnCheck />
      <div className={styles.resultHead}>
        <h1>{copy.title}</h1>
        <p>{copy.text(done.type)}</p>
        <p className="muted">{done.kind === 'Prepaid' ? copy.nowPrepaid : copy.now}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink kind="primary" href={paths.home()}>
          {copy.goHome}
        </ButtonLink>
        <ButtonLink href={paths.associateServices()}>{copy.another}</ButtonLink>
      </div>
    </Card>
  );
}
