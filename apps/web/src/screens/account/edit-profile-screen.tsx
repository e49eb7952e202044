// 'Editar perfil': the form with what is stored today, and the dialogs of saving it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery, type Names } from '../../api/person/account.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { AccountLinks } from '../../shared/profile/account-links.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { editProfileCopy as copy } from './edit-profile.copy.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SaveProfile } from './save-profile.tsx';

export function EditProfileScreen() {
  const navigate = useNavigate();
  const { data, isFetching, refetch } = useQuery(accountQuery);
  const [toSave, setToSave] = useState<Names | null>(null);
  const goHome = () => navigate(paths.home());
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns rest={<AccountLinks />}>
        <Card busy={data === undefined && isFetching}>
          {data ? (
            <ProfileForm account={data} onSubmit={setToSave} onCancel={goHome} />
          ) : isFetching ? (
            <ProfileSkeleton label={copy.waiting} />
          ) : (
            <SectionError
              level={2}
              title={copy.failed}
              text={copy.failedText}
              retryLabel={copy.retry}
              busyText={copy.retrying}
              onRetry={() => refetch()}
            />
          )}
        </Card>
      </Columns>
      {toSave && <SaveProfile names={toSave} onClose={() => setToSave(null)} onSaved={goHome} />}
    </>
  );
}
