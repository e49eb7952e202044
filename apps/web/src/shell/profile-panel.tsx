// 'Mi perfil': who is signed in, what they may change, and the way out.
import { Bell, CreditCard, FileText, KeyRound, LogOut, Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '../api/person/sign-out.ts';
import { formatPhone, isNumeric } from '../lib/phone.ts';
import { paths } from '../lib/place/paths.ts';
import { useAvailability } from '../lib/place/portal-map.ts';
import type { StoredProfile } from '../session/session.ts';
import { DeleteAccount } from '../shared/profile/delete-account.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { LoadingOverlay } from '../ui/layers/loading-overlay.tsx';
import { MenuList } from '../ui/layers/menu-list.tsx';
import { SidePanel } from '../ui/layers/side-panel.tsx';
import { initialsOf } from './initials.ts';
import styles from './profile-panel.module.css';
import { profileCopy as copy } from './shell.copy.ts';
import { ThemeChoice } from './theme-choice.tsx';

export interface ProfilePanelProps {
  open: boolean;
  profile: StoredProfile;
  onClose: () => void;
}

export function ProfilePanel({ open, profile, onClose }: ProfilePanelProps) {
  const isAvailable = useAvailability();
  const [leaving, setLeaving] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const pages = [
    { label: copy.notifications, icon: Bell, href: paths.notifications(), onClick: onClose },
    { label: copy.edit, icon: Pencil, href: paths.editProfile(), onClick: onClose },
    { label: copy.cards, icon: CreditCard, href: paths.paymentMethods(), onClick: onClose },
    { label: copy.security, icon: ShieldCheck, href: paths.security(), onClick: onClose },
    { label: copy.contracts, icon: FileText, href: paths.contracts(), onClick: onClose },
    { label: copy.password, icon: KeyRound, href: paths.changePassword(), onClick: onClose },
  ].filter(({ href }) => isAvailable(href));
  const leave = () => {
    setLeaving(true);
    signOut();
  };
  // The panel makes room, and the focus comes back to its opener if the account stays.
  const askToDelete = () => {
    onClose();
    setDeleting(true);
  };
  const acts = [
    { label: copy.remove, icon: Trash2, onClick: askToDelete },
    { label: copy.signOut, icon: LogOut, onClick: leave },
  ];
  return (
    <>
      <SidePanel open={open} onClose={onClose} title={copy.title} closeLabel={copy.close}>
        <div className={styles.who}>
          <Avatar size="lg" initials={initialsOf(profile)} />
          <div className={styles.words}>
            <p className="strong">{profile.name}</p>
            {profile.email && <p className="small quiet">{profile.email}</p>}
            {profile.phone_number && isNumeric(profile.phone_number) && (
              <p className="small quiet num">{formatPhone(profile.phone_number)}</p>
            )}
            {profile.phone_number && profile.phone_number_verified === false && (
              <p className="small quiet">{copy.unproved}</p>
            )}
          </div>
        </div>
        <MenuList items={[...pages, ...acts]} />
        <ThemeChoice />
        {leaving && <LoadingOverlay text={copy.signingOut} />}
      </SidePanel>
      {deleting && <DeleteAccount sub={profile.sub} onClose={() => setDeleting(false)} />}
    </>
  );
}
