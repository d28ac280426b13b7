/** The storefront's colours that these pages use. A test compares them with the theme. */
export const COLOURS = {
  dark: {
    ground: '#120d17',
    s1: '#1b1522',
    s2: '#251d2f',
    line: '#352b40',
    text: '#fbf4e8',
    'text-2': '#cdc3d2',
    accent: '#ffd84d',
    focus: '#8cc4ff',
  },
  light: {
    ground: '#fbf6ee',
    s1: '#ffffff',
    s2: '#f7f1e7',
    line: '#e3d8c8',
    text: '#1c1226',
    'text-2': '#50455b',
    accent: '#b5341a',
    focus: '#3a32c8',
  },
} as const;

const variables = (theme: keyof typeof COLOURS): string =>
  Object.entries(COLOURS[theme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

export const STYLE = `@font-face { font-family: Poster; src: url(/fonts/wondercast-poster-v2.woff2) format('woff2'); font-weight: 600 800; font-display: swap }
@font-face { font-family: Sans; src: url(/fonts/instrument-sans-v2.woff2) format('woff2'); font-weight: 400 700; font-display: swap }
:root { color-scheme: dark; ${variables('dark')} }
@media (prefers-color-scheme: light) { :root { color-scheme: light; ${variables('light')} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.6 Sans, system-ui, sans-serif }
a { color: var(--accent); text-underline-offset: 3px }
:focus-visible { outline: 2.5px solid var(--focus); outline-offset: 3px; border-radius: 4px }
.skip { position: absolute; left: -999px }
.skip:focus { left: 16px; top: 12px; padding: 8px 14px; background: var(--s1) }
header { display: flex; flex-wrap: wrap; gap: 4px 28px; align-items: baseline; padding: 22px clamp(20px, 5vw, 64px); border-bottom: 1px solid var(--line) }
header > a:first-child { margin-right: auto; font: 700 24px/1.1 Poster, sans-serif; color: var(--text); text-decoration: none }
nav { display: flex; flex-wrap: wrap; gap: 2px 22px }
nav a { padding: 6px 0; color: var(--text-2); text-decoration: none }
nav a[aria-current] { color: var(--text); box-shadow: 0 2px 0 var(--accent) }
nav a:hover { color: var(--text) }
main { max-width: 1180px; padding: clamp(28px, 6vw, 64px) clamp(20px, 5vw, 64px) 96px; overflow-wrap: break-word }
h1 { margin: 0 0 18px; font: 720 clamp(40px, 7vw, 68px)/1 Poster, sans-serif; text-wrap: balance }
h2 { margin: 52px 0 12px; font: 680 30px/1.15 Poster, sans-serif }
h3 { margin: 34px 0 8px; font-size: 18px }
p, li { max-width: 68ch; color: var(--text-2) }
.lead { font-size: 19px }
strong { color: var(--text) }
code { font: 0.92em/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; color: var(--text) }
:is(p, li, td, dd) code { padding: 1px 5px; border-radius: 5px; background: var(--s2) }
pre, .scrolls, section { max-width: 860px }
pre { padding: 18px 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--s1); overflow: auto }
.scrolls { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: 15px }
th { text-align: start; font-weight: 600 }
th, td { padding: 10px 14px 10px 0; border-bottom: 1px solid var(--line); vertical-align: top; color: var(--text-2) }
.ways { display: grid; grid-template-columns: repeat(auto-fill, minmax(215px, 1fr)); gap: 14px; margin: 34px 0; padding: 0; list-style: none }
.ways a { display: block; height: 100%; padding: 18px 20px; border: 1px solid var(--line); border-radius: 18px; background: var(--s1); color: var(--text-2); text-decoration: none }
.ways a:hover { border-color: var(--accent) }
.ways b { display: block; margin-bottom: 4px; color: var(--text) }
section { padding: 22px 0; border-top: 1px solid var(--line) }
section h2 { margin: 0 0 6px; font: 600 18px/1.4 ui-monospace, SFMono-Regular, Menlo, monospace }
section:target { max-width: 896px; margin: 0 -18px; padding: 22px 18px; border-radius: 14px; background: var(--s1) }
section p { margin: 4px 0 }
button { padding: 12px 22px; border: 0; border-radius: 999px; background: var(--accent); color: var(--ground); font: 600 16px/1.2 Sans, sans-serif; cursor: pointer }
button:disabled { opacity: 0.6; cursor: default }
.form { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 18px 20px; max-width: 1040px }
.form label { display: grid; gap: 6px; color: var(--text); font-weight: 600; font-size: 14.5px }
.form label:first-child { grid-column: 1 / -1 }
input, select { width: 100%; min-height: 46px; padding: 10px 14px; border: 1px solid var(--text-2); border-radius: 12px; background: var(--s1); color: var(--text); font: 16px/1.4 Sans, sans-serif }
[role='status'] { min-height: 1.6em; color: var(--text) }
#preview { min-height: 40px }
footer { padding: 28px clamp(20px, 5vw, 64px) 48px; border-top: 1px solid var(--line); color: var(--text-2) }`;
