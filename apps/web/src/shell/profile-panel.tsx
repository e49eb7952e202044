// 'Mi perfil': who is signed in, the way to all that is theirs, and the way out.
import { KeyRound, LogOut, Pencil, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { formatPhone, isNumeric } from '../lib/phone.ts';
import { paths } from '../lib/place/paths.ts';
import type { StoredProfile } from '../session/session.ts';
import { accountCopy } from '../shared/profile/account.copy.ts';
import { DeleteAccount } from '../shared/profile/delete-account.tsx';
import { initialsOf } from '../shared/profile/initials.ts';
import { useLeaving } from '../shared/profile/use-leaving.tsx';
import { Avatar } from '../ui/figures/figures.tsx';
import { inOnePiece } from '../ui/in-one-piece.tsx';
import { MenuList } from '../ui/layers/menu-list.tsx';
import { SidePanel } from '../ui/layers/side-panel.tsx';
import { profileCopy as copy } from './shell.copy.ts';
import styles from './shell.module.css';

export interface ProfilePanelProps {
  open: boolean;
  profile: StoredProfile;
  onClose: () => void;
}

export function ProfilePanel({ open, profile, onClose }: ProfilePanelProps) {
  const [deleting, setDeleting] = useState(false);
  const { leave, leaving } = useLeaving();
  // The panel makes room, and the focus comes back to its opener if the account stays.
  const askToDelete = () => {
    onClose();
    setDeleting(true);
  };
  return (
    <>
      <SidePanel open={open} onClose={onClose} title={copy.title} closeLabel={copy.close}>
        <div className={styles.who}>
          <Avatar size="lg" initials={initialsOf(profile)} />
          <div className={styles.words}>
            <p className="strong">{profile.name}</p>
            {profile.email && <p className="small quiet">{inOnePiece(profile.email)}</p>}
            {profile.phone_number && isNumeric(profile.phone_number) && (
              <p className="small quiet num">{formatPhone(profile.phone_number)}</p>
            )}
            {profile.phone_number && profile.phone_number_verified === false && (
              <p className="small quiet">{copy.unproved}</p>
            )}
          </div>
        </div>
        <MenuList
          items={[
            { label: accountCopy.title, icon: UserRound, href: paths.account(), onClick: onClose },
            { label: copy.edit, icon: Pencil, href: paths.editProfile(), onClick: onClose },
            { label: copy.password, icon: KeyRound, href: paths.changePassword(), onClick: onClose },
            { label: accountCopy.erasure, icon: Trash2, onClick: askToDelete },
            { label: accountCopy.signOut, icon: LogOut, onClick: leave },
          ]}
        />
        {leaving}
      </SidePanel>
      {deleting && <DeleteAccount sub={profile.sub} onClose={() => setDeleting(false)} />}
    </>
  );
}
