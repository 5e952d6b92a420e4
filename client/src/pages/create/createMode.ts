const modes = ['login', 'register', 'forgot'] as const;

/** The mode of /create, stored in the address as `mode`. */
export type Mode = (typeof modes)[number];

export function readMode(value: string | null): Mode {
  return modes.find((mode) => mode === value) ?? 'login';
}
