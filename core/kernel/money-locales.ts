/* Generated from CLDR by scripts/money-locales.mjs, and compared with it by tests/core/money-styles.test.ts. */

/** How amounts are written in a locale. `¤` is the currency's symbol, `#` the number. */
export interface MoneyLocale {
  readonly positive: string;
  readonly negative: string;
  readonly group: string;
  readonly decimal: string;
  /** Which numbers have groups, and of how many digits: `lakh` writes `12,34,567`. */
  readonly grouping: 'thousands' | 'from-ten-thousand' | 'lakh';
  /** Symbols that differ from those in the United States: code and symbol, one after another. */
  readonly symbols: string;
}

/** The symbols in the United States, where they are not the code itself. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  PHP: '₱',
  TWD: 'NT$',
  USD: '$',
  VND: '₫',
  XAF: 'FCFA',
  XCD: 'EC$',
  XOF: 'F\u202fCFA',
  XPF: 'CFPF',
};

export const MONEY_LOCALES: Readonly<Record<string, MoneyLocale>> = {
  'en-US': { positive: '¤#', negative: '-¤#', group: ',', decimal: '.', grouping: 'thousands', symbols: '' },
  'en-GB': {
    positive: '¤#',
    negative: '-¤#',
    group: ',',
    decimal: '.',
    grouping: 'thousands',
    symbols: 'JPYJP¥|USDUS$',
  },
  'en-IE': {
    positive: '¤#',
    negative: '-¤#',
    group: ',',
    decimal: '.',
    grouping: 'thousands',
    symbols: 'JPYJP¥|USDUS$',
  },
  'en-CA': {
    positive: '¤#',
    negative: '-¤#',
    group: ',',
    decimal: '.',
    grouping: 'thousands',
    symbols: 'CAD$|JPYJP¥|USDUS$',
  },
  'en-AU': {
    positive: '¤#',
    negative: '-¤#',
    group: ',',
    decimal: '.',
    grouping: 'thousands',
    symbols:
      'AUD$|BRLBRL|CADCAD|CNYCNY|EUREUR|GBPGBP|HKDHKD|ILSILS|INRINR|JPYJPY|KRWKRW|MXNMXN|NZDNZD|PHPPHP|SCRRs|TWDTWD|USDUSD|VNDVND|XAFXAF|XCDXCD|XOFXOF|XPFCFP',
  },
  'en-NZ': {
    positive: '¤#',
    negative: '-¤#',
    group: ',',
    decimal: '.',
    grouping: 'thousands',
    symbols: 'JPYJP¥|NZD$|USDUS$',
  },
  'en-SG': {
    positive: '¤#',
    negative: '-¤#',
    group: ',',
    decimal: '.',
    grouping: 'thousands',
    symbols: 'JPYJP¥|SGD$|USDUS$',
  },
  'en-ZA': {
    positive: '¤#',
    negative: '-¤#',
    group: '\u00a0',
    decimal: ',',
    grouping: 'thousands',
    symbols: 'JPYJP¥|USDUS$|ZARR',
  },
  'en-IN': { positive: '¤#', negative: '-¤#', group: ',', decimal: '.', grouping: 'lakh', symbols: 'JPYJP¥' },
  'de-DE': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '.',
    decimal: ',',
    grouping: 'thousands',
    symbols: 'AUDAU$|PHPPHP|THB฿',
  },
  'de-AT': {
    positive: '¤\u00a0#',
    negative: '-¤\u00a0#',
    group: '.',
    decimal: ',',
    grouping: 'thousands',
    symbols: 'AUDAU$|PHPPHP|THB฿',
  },
  'de-CH': {
    positive: '¤\u00a0#',
    negative: '¤-#',
    group: '’',
    decimal: '.',
    grouping: 'thousands',
    symbols: 'AUDAU$|EUREUR|PHPPHP|THB฿',
  },
  'fr-FR': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '\u202f',
    decimal: ',',
    grouping: 'thousands',
    symbols:
      'ARS$AR|AUD$AU|BMD$BM|BND$BN|BZD$BZ|CAD$CA|CLP$CL|CNYCNY|COP$CO|FJD$FJ|FKP£FK|GBP£GB|GIP£GI|HKDHKD|JPYJPY|LBP£LB|MXN$MX|NAD$NA|NZD$NZ|PHPPHP|SBD$SB|SGD$SG|SRD$SR|TTD$TT|TWDTWD|USD$US|UYU$UY|WST$WS|XCDXCD|XPFFCFP',
  },
  'fr-BE': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '\u202f',
    decimal: ',',
    grouping: 'thousands',
    symbols:
      'ARS$AR|AUD$AU|BMD$BM|BND$BN|BZD$BZ|CAD$CA|CLP$CL|CNYCNY|COP$CO|FJD$FJ|FKP£FK|GBP£GB|GIP£GI|HKDHKD|JPYJPY|LBP£LB|MXN$MX|NAD$NA|NZD$NZ|PHPPHP|SBD$SB|SGD$SG|SRD$SR|TTD$TT|TWDTWD|USD$US|UYU$UY|WST$WS|XCDXCD|XPFFCFP',
  },
  'fr-CH': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '’',
    decimal: '.',
    grouping: 'thousands',
    symbols:
      'ARS$AR|AUD$AU|BMD$BM|BND$BN|BZD$BZ|CAD$CA|CLP$CL|CNYCNY|COP$CO|FJD$FJ|FKP£FK|GBP£GB|GIP£GI|HKDHKD|JPYJPY|LBP£LB|MXN$MX|NAD$NA|NZD$NZ|PHPPHP|SBD$SB|SGD$SG|SRD$SR|TTD$TT|TWDTWD|USD$US|UYU$UY|WST$WS|XCDXCD|XPFFCFP',
  },
  'fr-CA': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '\u00a0',
    decimal: ',',
    grouping: 'thousands',
    symbols:
      'AUD$\u00a0AU|CAD$|HKD$\u00a0HK|ILSILS|INRINR|KRWKRW|MXNMXN|NZD$\u00a0NZ|PHPPHP|SGD$\u00a0SG|TWDTWD|USD$\u00a0US|VNDVND|XAFXAF|XCDXCD|XOFXOF|XPFXPF',
  },
  'nl-NL': {
    positive: '¤\u00a0#',
    negative: '¤\u00a0-#',
    group: '.',
    decimal: ',',
    grouping: 'thousands',
    symbols: 'AUDAU$|CADC$|FJDFJ$|JPYJP¥|PHPPHP|SBDSI$|THB฿|USDUS$|XPFXPF|ZWGZiG',
  },
  'nl-BE': {
    positive: '¤\u00a0#',
    negative: '¤\u00a0-#',
    group: '.',
    decimal: ',',
    grouping: 'thousands',
    symbols: 'AUDAU$|CADC$|FJDFJ$|JPYJP¥|PHPPHP|SBDSI$|THB฿|USDUS$|XPFXPF|ZWGZiG',
  },
  'it-IT': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '.',
    decimal: ',',
    grouping: 'from-ten-thousand',
    symbols: 'BRLBRL|HKDHKD|INRINR|JPYJPY|KRWKRW|MXNMXN|THB฿|TWDTWD|USDUSD|VNDVND',
  },
  'es-ES': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '.',
    decimal: ',',
    grouping: 'from-ten-thousand',
    symbols:
      'AUDAUD|BRLBRL|CADCAD|CNYCNY|GBPGBP|HKDHKD|ILSILS|INRINR|JPYJPY|KRWKRW|MXNMXN|NZDNZD|PHPPHP|THB฿|TWDTWD|USDUS$|XAFXAF|XCDXCD|XOFXOF',
  },
  'es-MX': {
    positive: '¤#',
    negative: '-¤#',
    group: ',',
    decimal: '.',
    grouping: 'thousands',
    symbols:
      'AUDAUD|BRLBRL|CADCAD|CNYCNY|EUREUR|GBPGBP|HKDHKD|ILSILS|INRINR|JPYJPY|KRWKRW|MRUUM|MXN$|NZDNZD|PHPPHP|TWDTWD|USDUSD|VNDVND|XAFXAF|XCDXCD|XOFXOF',
  },
  'pt-PT': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '\u00a0',
    decimal: ',',
    grouping: 'from-ten-thousand',
    symbols: 'AUDAU$|JPYJP¥|PHPPHP|THB฿|USDUS$',
  },
  'pt-BR': {
    positive: '¤\u00a0#',
    negative: '-¤\u00a0#',
    group: '.',
    decimal: ',',
    grouping: 'thousands',
    symbols: 'AUDAU$|JPYJP¥|PHPPHP|THB฿|USDUS$',
  },
  'da-DK': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '.',
    decimal: ',',
    grouping: 'thousands',
    symbols: 'AUDAU$|DKKkr.|JPYJP¥|PHPPHP|THB฿|USDUS$',
  },
  'sv-SE': {
    positive: '#\u00a0¤',
    negative: '−#\u00a0¤',
    group: '\u00a0',
    decimal: ',',
    grouping: 'thousands',
    symbols:
      'AUDAUD|BBDBds$|BMDBM$|BRLBR$|BSDBS$|BZDBZ$|CNYCNY|DKKDkr|DOPRD$|EGPEG£|GBPGBP|HKDHKD|INRINR|ISKIkr|JMDJM$|JPYJPY|KRWKRW|NOKNkr|NZDNZD|PHPPHP|SEKkr|TWDTWD|USDUS$|VNDVND',
  },
  'nb-NO': {
    positive: '#\u00a0¤',
    negative: '−#\u00a0¤',
    group: '\u00a0',
    decimal: ',',
    grouping: 'thousands',
    symbols:
      'AUDAUD|BRLBRL|CADCAD|CNYCNY|HKDHKD|ILSILS|INRINR|JPYJPY|KRWKRW|MXNMXN|NOKkr|NZDNZD|PHPPHP|TWDTWD|USDUSD|VNDVND|XAFXAF|XCDXCD|XPFXPF',
  },
  'fi-FI': {
    positive: '#\u00a0¤',
    negative: '−#\u00a0¤',
    group: '\u00a0',
    decimal: ',',
    grouping: 'thousands',
    symbols:
      'AUDAUD|BRLBRL|CADCAD|CNYCNY|HKDHKD|ILSILS|INRINR|KRWKRW|MXNMXN|NZDNZD|PHPPHP|TWDTWD|VNDVND|XCDXCD|XPFXPF',
  },
  'pl-PL': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '\u00a0',
    decimal: ',',
    grouping: 'from-ten-thousand',
    symbols:
      'AUDAUD|CADCAD|CNYCNY|GBPGBP|HKDHKD|ILSILS|INRINR|JPYJPY|KRWKRW|MXNMXN|NZDNZD|PHPPHP|PLNzł|TWDTWD|USDUSD|VNDVND',
  },
  'cs-CZ': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '\u00a0',
    decimal: ',',
    grouping: 'thousands',
    symbols: 'AUDAU$|CZKKč|ILSILS|INRINR|JPYJP¥|PHPPHP|USDUS$|VNDVND',
  },
  'hu-HU': {
    positive: '#\u00a0¤',
    negative: '-#\u00a0¤',
    group: '\u00a0',
    decimal: ',',
    grouping: 'from-ten-thousand',
    symbols:
      'AUDAUD|BRLBRL|CADCAD|CNYCNY|EUREUR|GBPGBP|HKDHKD|HUFFt|ILSILS|INRINR|KRWKRW|MXNMXN|NZDNZD|PHPPHP|TWDTWD|USDUSD|VNDVND|XCDXCD',
  },
  'ja-JP': {
    positive: '¤#',
    negative: '-¤#',
    group: ',',
    decimal: '.',
    grouping: 'thousands',
    symbols: 'CNY元|JPY￥|PHPPHP',
  },
  'ko-KR': {
    positive: '¤#',
    negative: '-¤#',
    group: ',',
    decimal: '.',
    grouping: 'thousands',
    symbols: 'AUDAU$|JPYJP¥|PHPPHP|USDUS$',
  },
  'tr-TR': {
    positive: '¤#',
    negative: '-¤#',
    group: '.',
    decimal: ',',
    grouping: 'thousands',
    symbols: 'AUDAU$|PHPPHP|THB฿|TRY₺',
  },
};
