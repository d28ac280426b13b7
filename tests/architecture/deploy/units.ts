/** A unit file: its sections, and every value of each setting. */
export type Unit = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** What the shop's units use of systemd.directives(7). */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  Unit: ['Description', 'Documentation', 'After', 'Wants', 'StartLimitIntervalSec'],
  Service: [
    ...['Type', 'User', 'Group', 'WorkingDirectory', 'EnvironmentFile', 'Environment', 'StateDirectory'],
    ...[
      'StateDirectoryMode',
      'UMask',
      'ExecStart',
      'ExecReload',
      'KillMode',
      'KillSignal',
      'TimeoutStopSec',
      'TimeoutStartSec',
    ],
    ...[
      'Restart',
      'RestartSec',
      'NoNewPrivileges',
      'ProtectSystem',
      'ProtectHome',
      'PrivateTmp',
      'PrivateDevices',
    ],
    ...['ProtectKernelTunables', 'ProtectKernelModules', 'ProtectControlGroups', 'RestrictAddressFamilies'],
    ...['RestrictSUIDSGID', 'LockPersonality', 'CapabilityBoundingSet', 'LimitNOFILE', 'MemoryMax'],
    ...['ReadWritePaths', 'Nice', 'IOSchedulingClass'],
  ],
  Timer: ['OnCalendar', 'RandomizedDelaySec', 'Persistent'],
  Install: ['WantedBy'],
};

/** @throws Error at a line that is neither a section, a setting nor a comment */
export const readUnit = (text: string): Unit => {
  const unit: Record<string, Record<string, string[]>> = {};
  let section = '';
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    const [name = '', ...rest] = line.split('=');
    if (heading) section = heading;
    else if (rest.length === 0 || section === '') throw new Error(`Not a line of a unit: ${line}`);
    else {
      unit[section] ??= {};
      const settings = unit[section] ?? {};
      settings[name] = [...(settings[name] ?? []), rest.join('=')];
    }
  }
  return unit;
};

/** Settings that are in no section where systemd has them, as `Section: setting`. */
export const mistakesInUnit = (text: string): readonly string[] =>
  Object.entries(readUnit(text)).flatMap(([section, settings]) =>
    Object.keys(settings)
      .filter((name) => !(KNOWN[section] ?? []).includes(name))
      .map((name) => `${section}: ${name}`),
  );
