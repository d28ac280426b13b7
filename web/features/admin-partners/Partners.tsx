import { useState } from 'react';
import { AddButton } from '../../ui/primitives/AddButton.tsx';
import { Below, TabTop } from '../../ui/primitives/TabTop.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import { PartnerList } from './PartnerList.tsx';
import { PartnerPeople } from './PartnerPeople.tsx';
import { type Once, ShownOnce } from './ShownOnce.tsx';
import { Webhooks } from './Webhooks.tsx';

/** The dashboard's tab of partners: companies whose sites sell the shop's experiences, their keys and webhooks. */
export default function Partners() {
  const [adding, setAdding] = useState(false);
  const [once, setOnce] = useState<Once | null>(null);
  const add = <AddButton label="Add Partner" onClick={() => setAdding(true)} />;
  return (
    <>
      <TabTop title="Partners" text="Sites that sell these experiences as their own, each with its keys.">
        {add}
      </TabTop>
      <Below>
        <PartnerList add={add} onOnce={setOnce} />
      </Below>
      <Webhooks onOnce={setOnce} />
      <PartnerPeople />
      {adding && <PartnerForm partner={null} onClose={() => setAdding(false)} />}
      {once && <ShownOnce once={once} onClose={() => setOnce(null)} />}
    </>
  );
}
