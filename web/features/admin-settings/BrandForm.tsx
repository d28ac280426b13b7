import { BRAND } from '@wondercast/core/shop/settings/brand-record';
import { settingRules } from '@wondercast/core/shop/settings/rules';
import { type SettingsWire, saveBrand, settingsQuery } from '../../api/admin/settings.ts';
import { recordDraft } from '../../forms/record-draft.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { LogoField } from './LogoField.tsx';
import { Two } from './settings-look.ts';
import { TestMail } from './TestMail.tsx';
import { useGroupForm } from './use-group-form.ts';

type Brand = SettingsWire['brand'];

const fields = recordDraft(BRAND);

/** The shop's name, logo, and sender of mails. */
export function BrandForm({ brand }: { readonly brand: Brand }) {
  const group = useGroupForm({
    ...fields,
    saved: brand,
    bodyOf: (draft) => ({
      ...fields.bodyOf(draft),
      logo: draft.logo || null,
      replyTo: draft.replyTo || null,
    }),
    rule: settingRules.brand,
    send: saveBrand,
    queryKey: settingsQuery.queryKey,
  });
  const { draft, set, field, errors, discard, ...frame } = group;
  return (
    <GroupFrame
      {...frame}
      onDiscard={discard}
      preview={<BrandPreview brand={draft} savedLogo={brand.logo ?? ''} />}
    >
      <Box aria-labelledby="name-and-logo">
        <h2 id="name-and-logo">Name and logo</h2>
        <Two>
          <TextField
            {...field('name')}
            required
            hint="Sender and seller are renamed with it, unless they are called otherwise"
            onChange={({ target: { value: name } }) =>
              set(draft.senderName === draft.name ? { name, senderName: name } : { name })
            }
          />
          <TextField
            {...field('mail')}
            required
            type="email"
            hint="Shown on pages; the desk is told here what happens"
          />
          <div data-all="">
            <LogoField
              name={draft.name}
              logo={draft.logo || null}
              error={errors.logo ?? null}
              onChange={(logo) => set({ logo: logo ?? '' })}
            />
          </div>
        </Two>
      </Box>
      <Box aria-labelledby="mail">
        <h2 id="mail">Mail</h2>
        <Two>
          <TextField {...field('senderName')} required />
          <TextField
            {...field('senderAddress')}
            required
            type="email"
            hint="Your mail server must be allowed to send from it"
          />
          <TextField {...field('replyTo')} type="email" hint="Where answers go; empty is the sender" />
          <div data-all="">
            <TextArea {...field('signature')} rows={3} note="below every mail" />
          </div>
          <div data-all="">
            <TestMail dirty={frame.dirty} />
          </div>
        </Two>
      </Box>
    </GroupFrame>
  );
}
