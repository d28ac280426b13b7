import { useId } from 'react';
import type { Elements } from '../../ui/primitives/elements.ts';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { SettingRow, SettingRows } from '../../ui/primitives/SettingRow.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';

/** Settings of the account as a whole. */
export function AccountSettings({ changePassword }: { readonly changePassword: Elements }) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id} style={{ marginBottom: 22 }}>
        Account
      </PanelTitle>
      <SettingRows>
        <SettingRow
          id={`${id}-password`}
          title="Password"
          text="Changing it signs you out everywhere else"
          wraps
        >
          {changePassword}
        </SettingRow>
        <SettingRow
          id={`${id}-data`}
          title="Your data"
          text="Everything we keep about you, as a JSON file"
          wraps
        >
          <ExportData />
        </SettingRow>
        <SettingRow
          id={`${id}-delete`}
          title="Close account"
          text="Deletes your account and its data for good"
          wraps
        >
          <DeleteAccount />
        </SettingRow>
      </SettingRows>
    </Panel>
  );
}
