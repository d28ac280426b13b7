import { line, prose } from '../../kernel/fields.ts';
import { field, type RecordFields, type ValuesOf } from '../../kernel/records/field.ts';
import { emailRule } from '../../people/account/rules.ts';

export const NO_LOGO_ADDRESS = 'Please upload the logo as a picture';
const NAME = 'Please enter a name';

/** Whether a picture is one of the shop's own uploads, so that its host needs no check. */
export const isUploaded = (address: string): boolean =>
  /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*$/.test(address);

const nameRule = line(60, NAME).min(1, NAME);
const shown = { audited: 'shown' } as const;

/** Name and addresses of the shop, and what its mails and pages show. */
export const BRAND = {
  name: field({ ...shown, kind: 'text', label: 'Shop name', rule: nameRule }),
  mail: field({
    ...shown,
    kind: 'text',
    label: 'Contact address',
    rule: emailRule,
    about: 'Shown on pages; what happens is told to this address.',
  }),
  senderName: field({ ...shown, kind: 'text', label: 'Sender name', rule: nameRule }),
  senderAddress: field({ ...shown, kind: 'text', label: 'Sender address', rule: emailRule }),
  replyTo: field({
    ...shown,
    kind: 'optional',
    label: 'Reply-to address',
    rule: emailRule.nullable(),
    initial: null,
    about: 'Where answers to mails go; null is the sender.',
  }),
  signature: field({
    ...shown,
    kind: 'text',
    label: 'Signature',
    rule: prose(500),
    initial: '',
    about: 'Below every mail, of several lines; blank is none.',
  }),
  // A logo from the configuration may be on another server.
  logo: field({
    ...shown,
    kind: 'optional',
    label: 'Logo',
    rule: line(500, NO_LOGO_ADDRESS).nullable(),
    about: 'An uploaded picture; null shows the name.',
  }),
} as const satisfies RecordFields;

export type Brand = ValuesOf<typeof BRAND>;
