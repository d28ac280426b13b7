import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminAddOnsQuery } from '../../api/admin/add-ons.ts';
import { type LinkChanges, linkExperience } from '../../api/admin/experience-links.ts';
import { hostsQuery } from '../../api/admin/hosts.ts';
import { useMay } from '../../api/session/use-may.ts';
import { showError } from '../../ui/overlays/toasts.ts';
import type { Choosable } from './LinkChoice.tsx';

const NOTHING: LinkChanges = new Map();

interface Links {
  readonly addOns: readonly Choosable[] | null;
  /** null while loading, and for users who may not change hosts. */
  readonly hosts: readonly Choosable[] | null;
  readonly mayChooseHosts: boolean;
  readonly addOnChanges: LinkChanges;
  readonly hostChanges: LinkChanges;
  readonly changeAddOns: (changes: LinkChanges) => void;
  readonly changeHosts: (changes: LinkChanges) => void;
  readonly dirty: boolean;
  /** Saves the links of a saved experience. Resolves to whether all succeeded, and shows which did not. */
  readonly save: (experienceId: number) => Promise<boolean>;
}

/** The add-ons and hosts of an experience, chosen in its form and saved after it. */
export const useLinks = (): Links => {
  const client = useQueryClient();
  const mayChooseHosts = useMay('hosts:write');
  const { data: addOns = null } = useQuery(adminAddOnsQuery);
  const { data: hosts = null } = useQuery({ ...hostsQuery, enabled: mayChooseHosts });
  const [addOnChanges, changeAddOns] = useState(NOTHING);
  const [hostChanges, changeHosts] = useState(NOTHING);
  const link = useMutation(linkExperience);
  const dirty = addOnChanges.size + hostChanges.size > 0;
  const save = async (experienceId: number): Promise<boolean> => {
    if (!dirty) return true;
    const failed = await link
      .mutateAsync({ client, experienceId, addOns: addOnChanges, hosts: hostChanges })
      .catch(() => null);
    if (failed?.length === 0) return true;
    const what = failed === null ? 'add-ons and hosts' : failed.join(', ');
    showError(`The experience is saved, but not with ${what}. Save again to try once more.`);
    return false;
  };
  return {
    addOns,
    hosts,
    mayChooseHosts,
    addOnChanges,
    hostChanges,
    changeAddOns,
    changeHosts,
    dirty,
    save,
  };
};
