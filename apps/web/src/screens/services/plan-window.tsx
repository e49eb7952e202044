// What a plan includes, line by line.
import { useQuery } from '@tanstack/react-query';
import { planQuery } from '../../api/catalogue.ts';
import type { Service } from '../../api/service-list.ts';
import { featureValue } from '../../shared/plan-features.ts';
import { sectionCopy } from '../../shared/query-card.copy.ts';
import { useSectionRetry } from '../../shared/use-section-retry.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SectionError } from '../../ui/section-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { planCopy as copy } from './detail.copy.ts';
import styles from './plan-dialog.module.css';

export interface PlanWindowProps {
  service: Service;
  onClose: () => void;
}

export function PlanWindow({ service, onClose }: PlanWindowProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={service.name}
      closeLabel={copy.close}
      initialFocus="title"
      width={460}
    >
      <PlanWords service={service} />
    </Dialog>
  );
}

function PlanWords({ service }: { service: Service }) {
  const query = useQuery(planQuery(service.planCode, service.number));
  const { frame, failed, retry } = useSectionRetry(query);
  if (query.data) {
    return (
      <div className={styles.words}>
        <p>{query.data.description}</p>
        <DefinitionList
          items={query.data.caracteristicas.map((feature) => ({
            term: feature.nombre,
            value: featureValue(feature),
          }))}
        />
      </div>
    );
  }
  if (failed) {
    return (
      <div ref={frame}>
        <SectionError
          title={copy.failed}
          text={sectionCopy.tryAgain}
          retryLabel={sectionCopy.retry}
          busyText={sectionCopy.retrying}
          busy={query.isFetching}
          onRetry={retry}
        />
      </div>
    );
  }
  return (
    <SkeletonGroup label={copy.waiting}>
      <Skeleton height={44} />
      <Skeleton height={220} marginTop={16} />
    </SkeletonGroup>
  );
}
