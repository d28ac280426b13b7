import LogOut from 'lucide-react/icons/log-out';
import Store from 'lucide-react/icons/store';
import { styled } from 'styled-components';
import { useSignOut } from '../features/account/use-sign-out.ts';
import { leaveTo } from '../ui/forms/leaving.ts';
import { Dialog, DialogBody } from '../ui/overlays/Dialog.tsx';
import { Link } from '../ui/primitives/Link.tsx';
import type { RailTab } from '../ui/primitives/RailTabs.tsx';

const Groups = styled.div`
  display: grid;
  gap: 18px;
  & h3 {
    margin-bottom: 8px;
    font: 600 13px/1.4 var(--sans);
    color: var(--text-3);
  }
  & > hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 1px solid var(--line);
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 6px;
  & > :is(button, a) {
    display: flex;
    align-items: center;
    gap: 10px;
    height: 48px;
    padding: 0 12px;
    border: 0;
    border-radius: var(--r-md);
    background: var(--s2);
    font-weight: 580;
    font-size: 14.5px;
    text-align: left;
    white-space: nowrap;
    cursor: pointer;
    & > svg {
      flex: none;
      color: var(--text-3);
    }
    &[aria-current] {
      background: var(--select-wash);
      box-shadow: inset 0 0 0 2px var(--action);
      & > svg {
        color: var(--accent);
      }
    }
    & > [data-count] {
      margin-left: auto;
      min-width: 20px;
      padding: 0 6px;
      border-radius: 10px;
      background: color-mix(in srgb, var(--text) 12%, transparent);
      font: 650 12px/20px var(--sans);
      text-align: center;
    }
  }
`;

interface AllSectionsProps<Id extends string> {
  readonly isOpen: boolean;
  readonly tabs: readonly RailTab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly onClose: () => void;
}

/** A sheet with all sections of the dashboard, for screens without a navigation rail. */
export default function AllSections<Id extends string>(props: AllSectionsProps<Id>) {
  const { isOpen, tabs, chosen, onChoose, onClose } = props;
  const { pending, leave } = useSignOut();
  const groups = [...new Set(tabs.map(({ group }) => group))];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="All sections" width={560}>
      <DialogBody>
        <Groups>
          {groups.map((group) => (
            <section key={group} aria-label={group}>
              <h3>{group}</h3>
              <Grid>
                {tabs
                  .filter((tab) => tab.group === group)
                  .map(({ id, title, icon: Icon, count }) => (
                    <button
                      key={id}
                      type="button"
                      aria-current={id === chosen ? 'page' : undefined}
                      onClick={() => {
                        onChoose(id);
                        onClose();
                      }}
                    >
                      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                      <span>{title}</span>
                      {count ? <span data-count="">{count.toLocaleString('en-US')}</span> : null}
                    </button>
                  ))}
              </Grid>
            </section>
          ))}
          <hr />
          <Grid>
            <Link to="/">
              <Store size={18} strokeWidth={1.75} aria-hidden="true" />
              View storefront
            </Link>
            <button type="button" disabled={pending} onClick={() => leaveTo(leave)}>
              <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
              Sign out
            </button>
          </Grid>
        </Groups>
      </DialogBody>
    </Dialog>
  );
}
