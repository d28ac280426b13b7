import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { brandRule } from '@wondercast/core/shop/settings/rules';
import { type SettingsWire, saveBrand, settingsQuery } from '../../api/admin/settings.ts';
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

const LABELS = {
  name: 'Shop name',
  mail: 'Contact address',
  senderName: 'Sender name',
  senderAddress: 'Sender address',
  replyTo: 'Reply-to address',
  signature: 'Signature',
  logo: 'Logo',
};

const draftOf = ({ version: _, changed: _by, ...brand }: Brand) => ({
  ...brand,
  logo: brand.logo ?? '',
  replyTo: brand.replyTo ?? '',
});

/** What the shop is called, its logo, and who writes its mails. */
export function BrandForm({ brand }: { readonly brand: Brand }) {
  const group = useGroupForm({
    saved: brand,
    draftOf,
    bodyOf: (draft) => ({ ...draft, logo: draft.logo || null, replyTo: draft.replyTo || null }),
    rule: brandRule,
    send: saveBrand,
    queryKey: settingsQuery.queryKey,
    labels: LABELS,
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
            maxLength={maxLengthOf(brandRule, 'name')}
            onChange={({ target: { value: name } }) =>
              set(draft.senderName === draft.name ? { name, senderName: name } : { name })
            }
          />
          <TextField
            {...field('mail')}
            required
            type="email"
            hint="Shown on pages; the desk is told here what happens"
            maxLength={maxLengthOf(brandRule, 'mail')}
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
          <TextField {...field('senderName')} required maxLength={maxLengthOf(brandRule, 'senderName')} />
          <TextField
            {...field('senderAddress')}
            required
            type="email"
            hint="Your mail server must be allowed to send from it"
            maxLength={maxLengthOf(brandRule, 'senderAddress')}
          />
          <TextField
            {...field('replyTo')}
            type="email"
            hint="Where answers go; empty is the sender"
            maxLength={maxLengthOf(brandRule, 'replyTo')}
          />
          <div data-all="">
            <TextArea
              {...field('signature')}
              rows={3}
              note="below every mail"
              maxLength={maxLengthOf(brandRule, 'signature')}
            />
          </div>
          <div data-all="">
            <TestMail dirty={frame.dirty} />
          </div>
        </Two>
      </Box>
    </GroupFrame>
  );
}
