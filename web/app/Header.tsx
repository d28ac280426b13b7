import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Menu from 'lucide-react/icons/menu';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useState } from 'react';
import { useConfig } from '../api/catalogue/site.ts';
import { UserSlot } from '../features/account/UserSlot.tsx';
import { CartButton } from '../features/cart/CartButton.tsx';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { openOverlay } from '../ui/overlays/overlays.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { Link } from '../ui/primitives/Link.tsx';
import { ThemeToggle } from '../ui/primitives/ThemeToggle.tsx';
import { Logo } from '../ui/shop/Logo.tsx';
import { Bar, Burger, Home, Navigation, Wide } from './header-look.ts';

/** How far the page must be scrolled before the header changes its look, in pixels (specification §1). */
const SCROLLED_PX = 20;

const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > SCROLLED_PX);
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, []);
  return scrolled;
};

export function Header() {
  const { brandName, brandLogo, demoUrl } = useConfig();
  const scrolled = useScrolled();
  return (
    <Bar data-scrolled={scrolled || undefined}>
      <Burger
        data-script=""
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => openOverlay('menu')}
      >
        <Menu size={24} strokeWidth={1.75} />
      </Burger>
      <Home as={Link} to="/" aria-label={`${brandName} home`}>
        <Logo name={brandName} image={brandLogo} />
      </Home>
      <Navigation aria-label="Main">
        <Link to="/contact">Contact Us</Link>
        <a href={demoUrl} target="_blank" rel="noreferrer">
          Book A Demo
          <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </a>
      </Navigation>
      <SearchBox />
      <Wide data-script="">
        <IconButton
          aria-label="Filter experiences"
          aria-haspopup="dialog"
          onClick={() => openOverlay('filter')}
        >
          <SlidersHorizontal size={20} strokeWidth={1.75} />
        </IconButton>
        <ThemeToggle />
      </Wide>
      <CartButton />
      <UserSlot />
    </Bar>
  );
}
