import { useQuery } from '@tanstack/react-query';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useConfig } from '../../api/catalogue/site.ts';
import { userQuery } from '../../api/session/account.ts';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { openOverlay } from '../../ui/overlays/overlays.ts';
import { ButtonLink } from '../../ui/primitives/Button.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { Logo } from '../../ui/shop/Logo.tsx';
import { ThemeSwitch } from '../../ui/theme/ThemeSwitch.tsx';

const entry = css`
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: 52px;
  padding: 0 14px;
  border: 0;
  border-radius: var(--r-md);
  background: none;
  font-weight: 600;
  font-size: 17px;
  text-align: left;
  cursor: pointer;
  &:hover,
  &[aria-current='page'] {
    background: var(--s3);
  }
`;

const Entry = styled(Link)`
  ${entry}
`;

const EntryButton = styled.button`
  ${entry}
`;

const Away = styled.a`
  ${entry}
  & > svg:last-child {
    margin-left: auto;
    color: var(--text-3);
  }
`;

const List = styled.nav`
  padding: 0 16px;
`;

const End = styled.div`
  margin-top: auto;
  padding: 22px 16px calc(22px + env(safe-area-inset-bottom));
  display: grid;
  gap: 14px;
`;

interface SideDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation drawer below 1080 px. */
export default function SideDrawer({ isOpen, onClose }: SideDrawerProps) {
  const { brandName, brandLogo, demoUrl } = useConfig();
  const { pathname } = useLocation();
  const { data: user } = useQuery(userQuery);
  const here = (path: string) => ({
    to: path,
    onClick: onClose,
    'aria-current': pathname === path ? ('page' as const) : undefined,
  });
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      side="left"
      title="Menu"
      closeLabel="Close menu"
      mark={<Logo name={brandName} image={brandLogo} />}
    >
      <List aria-label="Menu">
        <Entry {...here('/')}>
          <House {...icon} />
          Home
        </Entry>
        <EntryButton type="button" onClick={() => openOverlay('filter')}>
          <SlidersHorizontal {...icon} />
          Filter experiences
        </EntryButton>
        <Entry {...here('/about')}>
          <Info {...icon} />
          About Us
        </Entry>
        <Entry {...here('/contact')}>
          <Mail {...icon} />
          Contact Us
        </Entry>
        <Away href={demoUrl} target="_blank" rel="noreferrer">
          <CalendarClock {...icon} />
          Book A Demo
          <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </Away>
      </List>
      <End>
        <ThemeSwitch />
        {!user && (
          <ButtonLink to="/auth" size="lg" full onClick={onClose}>
            Sign in
          </ButtonLink>
        )}
      </End>
    </Drawer>
  );
}
