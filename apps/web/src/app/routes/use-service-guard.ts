// An account whose only services are satellite television, GPON or WTTX is signed out and told so.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { signOut } from '../../api/person/sign-out.ts';
import { paths } from '../../lib/place/paths.ts';

/** True while such an account is on its way out. */
export function useServiceGuard(): boolean {
  const { data } = useQuery(serviceListQuery);
  const leaving = data?.onlyHidden === true;
  useEffect(() => {
    if (leaving) signOut(paths.servicesUnavailable());
  }, [leaving]);
  return leaving;
}
