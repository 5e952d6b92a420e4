const modes = ['login', 'register', 'forgot'] as const;

/** What /create shows; it stands in the address as `mode`. */
export type Mode = (typeof modes)[number];

export function readMode(value: string | null): Mode {
  return modes.find((mode) => mode === value) ?? 'login';
}
