import { currency } from '@wondercast/core/kernel/money';
import { styled } from 'styled-components';
import { useConfig } from '../api/catalogue/site.ts';
import { Link } from '../ui/primitives/Link.tsx';
import { Soft } from '../ui/primitives/Text.tsx';
import { Logo } from '../ui/shop/Logo.tsx';
import { ThemeSwitch } from '../ui/theme/ThemeSwitch.tsx';

const Foot = styled.footer`
  margin-top: 56px;
  padding: 64px var(--gutter) 0;
  background: var(--sunk);
  overflow: hidden;
  position: relative;
  @media (max-width: 719.98px) {
    padding-top: 44px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) 1fr 1fr 1.2fr;
  gap: 40px;
  & h2 {
    font: 650 14px/1.3 var(--sans);
    color: var(--text-3);
    margin-bottom: 14px;
  }
  & li {
    margin-bottom: 4px;
    font-weight: 500;
  }
  & > :first-child > a {
    display: inline-block;
  }
  & li > a {
    display: inline-block;
    padding: 3px 0;
  }
  & li > a:hover {
    color: var(--accent);
  }
  @media (max-width: 1079.98px) {
    grid-template-columns: 1fr 1fr;
    & > :first-child,
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 20px;
  padding: 26px 0;
  margin-top: 44px;
  border-top: 1px solid var(--line);
  color: var(--text-3);
  font-size: 14px;
`;

/**
 * Sized to fit its space: a long name is smaller, and a short one is limited in height. The document tells the width of the name in
 * ems, because glyph advances rounded to whole pixels would make a small name wider.
 */
const Wordmark = styled.div`
  height: 0.64em;
  overflow: hidden;
  color: color-mix(in srgb, var(--text) 7%, transparent);
  font: 800 min(350px, (100vw - 2 * var(--gutter)) / var(--name-ems)) / 0.8 var(--display);
  text-rendering: geometricPrecision;
  letter-spacing: -0.03em;
  white-space: nowrap;
  text-align: center;
  &::before {
    content: attr(data-name);
  }
`;

export function Footer() {
  const { brandName, brandLogo, demoUrl } = useConfig();
  return (
    <Foot>
      <Columns>
        <div>
          <Link to="/" aria-label={`${brandName} home`}>
            <Logo name={brandName} image={brandLogo} />
          </Link>
          <Soft style={{ maxWidth: '22.6em', marginTop: 18 }}>
            Live, hosted experiences for teams in one room or twelve time zones.
          </Soft>
        </div>
        <nav aria-labelledby="footer-browse">
          <h2 id="footer-browse">Browse</h2>
          <ul>
            <li>
              <Link to="/">Home</Link>
            </li>
            <li>
              <Link to="/about">About Us</Link>
            </li>
            <li>
              <Link to="/contact">Contact</Link>
            </li>
            <li>
              <a href={demoUrl} target="_blank" rel="noreferrer">
                Book A Demo
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-support">
          <h2 id="footer-support">Support</h2>
          <ul>
            <li>
              <Link to="/contact">Contact Us</Link>
            </li>
          </ul>
        </nav>
        <div data-script="">
          <h2>Appearance</h2>
          <ThemeSwitch />
        </div>
      </Columns>
      <End>
        <span
          suppressHydrationWarning
        >{`© ${new Date().getFullYear()} ${brandName}. All rights reserved.`}</span>
        <span>
          <Link to="/terms">Terms</Link> · <Link to="/privacy">Privacy</Link> ·{' '}
          <span>{`Prices in ${currency()}`}</span>
        </span>
      </End>
      <Wordmark aria-hidden="true" data-name={brandName} />
    </Foot>
  );
}
