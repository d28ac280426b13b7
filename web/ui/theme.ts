import { css } from 'styled-components';

/** Every colour of the product stands in this file, and nowhere else. */

/** Text and surfaces on artwork are those of the dark theme, whatever the page's theme is. */
export const onArt = css`
  --ground: #120d17;
  --text: #fbf4e8;
  --text-2: #e2d8e4;
  --text-3: #bdb0c6;
  --accent: #ffd84d;
  --focus: #8cc4ff;
  --action: #ffd84d;
  --action-hover: #ffe27d;
  --action-press: #f0c22f;
  --on-action: #1c1226;
  --quiet: #ffffff26;
  --quiet-hover: #ffffff38;
  --quiet-press: #ffffff47;
  --sk: #251d2f;
  --sk2: #342a41;
  color: #fbf4e8;
`;

const shared = `
  --limelight: #ffd84d;
  --limelight-rgb: 255 216 77;
  --ink: #1c1226;
  --paper: #fbf4e8;
  --white: #ffffff;
  --white-rgb: 255 255 255;
  --live-fill: #d6302a;
  --poster: #1e1628;
  --poster-text: #e9dfe6;
  /* Scrims over artwork, as channels so that gradients can fade them. */
  --shade: 14 8 18;
  --card-shade: 10 6 13;
  --night: 18 13 23;
  --avatar: linear-gradient(140deg, #ffb02e, #ec4a2c 60%, #cc2c7a);
  --brand-card: linear-gradient(135deg, #3b2560, #7a2c68 60%, #ec4a2c);
  --brand-card-cool: linear-gradient(135deg, #0e3350, #0e7377 70%, #6fe3d2);
  --ember: #ec4a2c;

  --gutter: clamp(20px, 4.45vw, 64px);
  --r-xs: 6px;
  --r-sm: 10px;
  --r-md: 14px;
  --r-lg: 20px;
  --r-xl: 28px;
  --pill: 999px;
  --settle: cubic-bezier(0.2, 0.8, 0.2, 1);
  --leave: cubic-bezier(0.4, 0, 1, 1);
  --t1: 120ms;
  --t2: 200ms;
  --t3: 340ms;
  --display: 'Wondercast Poster', 'Wondercast Poster Fallback', 'Wondercast Poster Wide Fallback', sans-serif;
  --sans: 'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif;
  --header: 76px;
`;

const dark = `
  color-scheme: dark;
  --ground: #120d17;
  --sunk: #0c0810;
  --s1: #1b1522;
  --s2: #251d2f;
  --s3: #31273d;
  --well: #0c0810;
  --line: #352b40;
  --edge: #857895;
  --text: #fbf4e8;
  --text-2: #cdc3d2;
  --text-3: #a79bb2;
  --action: #ffd84d;
  --action-hover: #ffe27d;
  --action-press: #f0c22f;
  --on-action: #1c1226;
  --accent: #ffd84d;
  --accent-wash: #ffd84d1f;
  --select-wash: #ffd84d14;
  --card-ring: #ffd84d;
  --live: #ff7a66;
  --ok: #5fdda9;
  --ok-wash: #5fdda91f;
  --warn: #ffb84d;
  --warn-wash: #ffb84d1f;
  --bad: #ff8a80;
  --bad-wash: #ff8a801f;
  --bad-fill: #c62b3a;
  --info: #8cc4ff;
  --info-wash: #8cc4ff1f;
  --focus: #8cc4ff;
  --page-focus: #8cc4ff;
  --scrim: #0a060dcc;
  --shadow-1: 0 1px 0 #ffffff0a inset, 0 2px 8px #05020866;
  --shadow-2: 0 1px 0 #ffffff0f inset, 0 16px 40px -8px #050208b3;
  --shadow-3: 0 1px 0 #ffffff14 inset, 0 40px 96px -12px #050208e6;
  --ticket-shadow: 0 30px 50px #0000008c;
  --card-shadow: 0 24px 48px -16px #000000b3;
  --glass: #120d17d9;
  --quiet: #fbf4e817;
  --quiet-hover: #fbf4e826;
  --quiet-press: #fbf4e833;
  --sk: #251d2f;
  --sk2: #342a41;
  --logo-filter: brightness(0) invert(1);
`;

const light = `
  color-scheme: light;
  --ground: #fbf6ee;
  --sunk: #f2eadd;
  --s1: #ffffff;
  --s2: #f7f1e7;
  --s3: #ece3d5;
  --well: #ffffff;
  --line: #e3d8c8;
  --edge: #857789;
  --text: #1c1226;
  --text-2: #50455b;
  --text-3: #675c71;
  --action: #1c1226;
  --action-hover: #35244a;
  --action-press: #0e0814;
  --on-action: #fff8ea;
  --accent: #b5341a;
  --accent-wash: #b5341a14;
  --select-wash: #ffd84d33;
  --card-ring: #b5341a;
  --live: #b5241f;
  --ok: #0b6b47;
  --ok-wash: #0b6b4717;
  --warn: #8a5200;
  --warn-wash: #8a520017;
  --bad: #b3192b;
  --bad-wash: #b3192b12;
  --bad-fill: #b3192b;
  --info: #1d55a8;
  --info-wash: #1d55a814;
  --focus: #3a32c8;
  --page-focus: #3a32c8;
  --scrim: #1c122699;
  --shadow-1: 0 1px 2px #3a225014;
  --shadow-2: 0 12px 32px -8px #3a225033;
  --shadow-3: 0 40px 90px -16px #2a163c66;
  --ticket-shadow: 0 24px 44px #3a225040;
  --card-shadow: 0 24px 48px -16px #2a163c80;
  --glass: #fbf6eee6;
  --quiet: #f0e7da;
  --quiet-hover: #e7dbca;
  --quiet-press: #ddcfba;
  --sk: #efe6d9;
  --sk2: #fbf6ee;
  --logo-filter: brightness(0) invert(0.14);
`;

export const tokens = `
  :root {
    ${shared}
  }
  :root,
  [data-theme='dark'] {
    ${dark}
  }
  [data-theme='light'] {
    ${light}
  }
  @media (max-width: 1079.98px) {
    :root {
      --header: 64px;
    }
  }
`;

/** Browser chrome on phones takes the page's ground. */
export const groundOf = { dark: '#120d17', light: '#fbf6ee' } as const;
