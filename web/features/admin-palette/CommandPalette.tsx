import { useQuery } from '@tanstack/react-query';
import { MAX_SEARCH_LENGTH } from '@wondercast/core/kernel/search-length';
import { mayDo, type Permission } from '@wondercast/core/people/account/permissions';
import type { LucideIcon } from 'lucide-react';
import Clapperboard from 'lucide-react/icons/clapperboard';
import ContactRound from 'lucide-react/icons/contact-round';
import MicVocal from 'lucide-react/icons/mic-vocal';
import Plus from 'lucide-react/icons/plus';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { looksLikeReference } from '../../addresses/reference-shape.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { choicesQuery } from '../../api/admin/admin-experiences.ts';
import { customersPageQuery } from '../../api/admin/customers.ts';
import { hostsQuery } from '../../api/admin/hosts.ts';
import type { UserWire } from '../../api/transport/wire.ts';
import { control } from '../../ui/forms/field-look.ts';
import { leaveTo } from '../../ui/forms/leaving.ts';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { menuItem } from '../../ui/primitives/menu-look.ts';
import type { RailTab } from '../../ui/primitives/RailTabs.tsx';

const Search = styled(SearchField)`
  & > input {
    ${control}
    width: 100%;
    height: 48px;
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
`;

const List = styled(ListBox)`
  max-height: min(420px, 56dvh);
  margin: 10px -8px -8px;
  overflow-y: auto;
  outline: none;
  & > p {
    padding: 18px 12px;
    color: var(--text-3);
  }
`;

const Item = styled(ListBoxItem)`
  ${menuItem}
  & > svg {
    visibility: visible;
  }
  & > small {
    margin-left: auto;
    font-size: 13px;
    font-weight: 400;
    color: var(--text-3);
  }
`;

/** An entry and the URL it leads to. */
interface Entry {
  readonly id: string;
  readonly words: string;
  readonly kind: string;
  readonly icon: LucideIcon;
  readonly address: Readonly<Record<string, string>>;
}

/** A section, and how something is added to it, if it can be. */
interface Section extends Pick<RailTab<string>, 'id' | 'title' | 'icon'> {
  readonly write: Permission;
  readonly adds: Pick<Entry, 'words' | 'address'> | null;
}

/** Maximum number of suggested customers; a longer search text finds fewer. */
const CUSTOMERS = 5;

/** A digit or hyphen distinguishes a reference from a word. */
const isReference = (text: string): boolean => looksLikeReference(text) && /[\d-]/.test(text);

interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly user: UserWire;
  /** Sections that this person may see. */
  readonly tabs: readonly Section[];
}

/** The command palette: finds sections, actions, bookings, customers, hosts and experiences by a few letters. */
export default function CommandPalette({ isOpen, onClose, user, tabs }: CommandPaletteProps) {
  const [, change] = useAddress();
  const [text, setText] = useState('');
  const typed = text.trim();
  const sought = typed.toLowerCase();
  const may = (permission: Permission) => mayDo(user, permission);
  const asks = isOpen && sought.length > 1;
  const { data: hosts = [] } = useQuery({ ...hostsQuery, enabled: asks && may('hosts:read') });
  const { data: experiences = [] } = useQuery({
    ...choicesQuery(sought),
    enabled: asks && may('catalogue:read'),
  });
  const { data: customers } = useQuery({
    ...customersPageQuery({ search: typed }, CUSTOMERS),
    enabled: asks && may('customers:read'),
  });

  const entries: readonly Entry[] = [
    ...(isReference(typed) && may('bookings:read')
      ? [
          {
            id: 'booking',
            words: typed.toUpperCase(),
            kind: 'Booking',
            icon: Ticket,
            address: { tab: 'bookings', search: typed.toUpperCase() },
          },
        ]
      : []),
    ...tabs.map(({ id, title, icon }) => ({
      id: `section ${id}`,
      words: title,
      kind: 'Section',
      icon,
      address: { tab: id },
    })),
    ...tabs.flatMap(({ id, write, adds }) =>
      adds && may(write) ? [{ ...adds, id: `add ${id}`, kind: 'Action', icon: Plus }] : [],
    ),
    // The server matches any of their names, addresses and companies, so the shown text need not match.
    ...(asks ? (customers?.items ?? []) : []).map(({ id, firstName, lastName, companyName, email }) => ({
      id: `customer ${id}`,
      words: [`${firstName} ${lastName}`, companyName ?? email].join(', '),
      kind: 'Customer',
      icon: ContactRound,
      address: { tab: 'customers', customer: String(id) },
    })),
    ...hosts.map(({ id, name }) => ({
      id: `host ${id}`,
      words: name,
      kind: 'Host',
      icon: MicVocal,
      address: { tab: 'hosts', host: String(id) },
    })),
    ...experiences.map(({ id, title }) => ({
      id: `experience ${id}`,
      words: title,
      kind: 'Experience',
      icon: Clapperboard,
      address: { tab: 'experiences', search: title },
    })),
  ];
  const shown = entries.filter(
    ({ id, words }) => id === 'booking' || id.startsWith('customer ') || words.toLowerCase().includes(sought),
  );
  const close = () => {
    setText('');
    onClose();
  };
  const go = (id: string) => {
    const entry = shown.find((each) => each.id === id);
    if (!entry) return;
    close();
    leaveTo(() =>
      change({ search: null, cursor: null, host: null, customer: null, part: null, ...entry.address }),
    );
  };

  return (
    <Dialog isOpen={isOpen} onClose={close} title="Go to" width={600}>
      <DialogBody>
        <Autocomplete inputValue={text} onInputChange={setText}>
          <Search aria-label="Section, action, booking, customer, host or experience" autoFocus>
            <Input
              role="combobox"
              aria-expanded
              placeholder="Section, action, reference, customer, host or experience"
              maxLength={MAX_SEARCH_LENGTH}
            />
          </Search>
          <List
            aria-label="Where to go"
            onAction={(key) => go(String(key))}
            renderEmptyState={() => <p>{`Nothing is called “${typed}”.`}</p>}
          >
            {shown.map(({ id, words, kind, icon: Icon }) => (
              <Item key={id} id={id} textValue={words}>
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                <span>{words}</span>
                <small>{kind}</small>
              </Item>
            ))}
          </List>
        </Autocomplete>
      </DialogBody>
    </Dialog>
  );
}
