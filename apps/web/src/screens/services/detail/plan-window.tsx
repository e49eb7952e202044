// What a plan includes, line by line.
import { useQuery } from '@tanstack/react-query';
import { planQuery } from '../../../api/lines/plans.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { sectionCopy } from '../../../shared/page/page.copy.ts';
import { StaleNotice } from '../../../shared/page/stale-notice.tsx';
import { featureValue } from '../../../shared/plan-change/plan-features.ts';
import { useSectionRetry } from '../../../shared/use-section-retry.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { SectionError } from '../../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx';
import { planCopy as copy } from './detail.copy.ts';
import styles from './detail.module.css';

export interface PlanWindowProps {
  service: Service;
  onClose: () => void;
}

export function PlanWindow({ service, onClose }: PlanWindowProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={service.planName}
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
      <div className={styles.planWords}>
        <StaleNotice query={query} onRetry={retry} />
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
